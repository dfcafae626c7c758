import { RECORDINGS } from "./recordings.mjs";

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/**
 * @typedef {object} HostPage
 * @property {string} path
 * @property {string} title
 * @property {string} description the contents of the page in one line
 * @property {string | null} policy its `Content-Security-Policy`
 */

/**
 * All host pages. Each page, except `/plain.html` and `/whole.html`, has the strictest policy that its purpose allows.
 * A table must not require a weaker policy.
 *
 * @type {readonly HostPage[]}
 */
export const PAGES = [
  {
    path: "/plain.html",
    title: "Plain HTML",
    description: "One script and one tag.",
    policy: null,
  },
  {
    path: "/strict.html",
    title: "Strict policy",
    description:
      "No inline code, no other origins, no markup from strings. The page counts the violations of its policy.",
    policy: STRICT,
  },
  {
    path: "/hostile.html",
    title: "Hostile styles",
    description: "The page resets all styles and uses a font size of 40 px and content-box sizing.",
    policy: STRICT,
  },
  {
    path: "/react.html",
    title: "React 19",
    description: "The generated wrappers, with typed props for properties and events.",
    policy: STRICT,
  },
  {
    path: "/server.html",
    title: "Rendered on a server",
    description: "The HTML contains the table as declarative shadow DOM, which is displayed before any script runs.",
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{{nonce}}'; require-trusted-types-for 'script'",
  },
  {
    path: "/iframe.html",
    title: "In an iframe",
    description: "A frame of another origin posts its height. The page accepts messages from this frame only.",
    policy: `${STRICT}; frame-src {{frames}}`,
  },
  ...RECORDINGS.map(({ id, title }) => ({
    path: `/recordings/${id}.html`,
    title,
    description: "A shared recording with OpenGraph tags, an oEmbed answer, and a picture as poster.",
    policy: `${STRICT}; connect-src 'self'; img-src {{host}}`,
  })),
  {
    path: "/article.html",
    title: "An article with a recording",
    description: "A page with the frame of a shared recording, as a site that supports oEmbed inserts it.",
    policy: `${STRICT}; frame-src {{frames}}`,
  },
  {
    path: "/twice.html",
    title: "Two versions",
    description: "Two versions of the library in one page, in any order. The first version is used.",
    // Each copy creates its own Trusted Types policy.
    policy: `${STRICT}; trusted-types lit-html thunderjack 'allow-duplicates'`,
  },
  { path: "/ten.html", title: "Ten tables", description: "Ten tables, ten shoes, one page.", policy: STRICT },
  {
    path: "/moved.html",
    title: "Removed and inserted again",
    description: "The table is removed during a round, inserted again, and resumes the round.",
    policy: STRICT,
  },
  {
    path: "/whole.html",
    title: "Table and replay",
    description: "Both elements, each from its own script, without a policy that restricts network requests.",
    policy: null,
  },
  {
    path: "/late.html",
    title: "Late scripts",
    description: "A style sheet reserves the space of a replay and a table until their scripts are loaded.",
    policy: `${STRICT}; connect-src 'self'`,
  },
  {
    path: "/elsewhere.html",
    title: "From another origin",
    description:
      "The library and a recording are from another origin, which the policy names. An import map has the hashes.",
    policy: `${STRICT.replace("script-src 'self'", "script-src 'self' 'nonce-{{nonce}}' {{frames}}")}; connect-src {{frames}}`,
  },
  {
    path: "/autoloaded.html",
    title: "Autoloaded",
    description: "The autoloader requests the file of each element that the page contains.",
    policy: STRICT,
  },
  {
    path: "/classic.html",
    title: "A classic script",
    description: "Both elements from one script that is not a module.",
    policy: STRICT,
  },
  {
    path: "/bare.html",
    title: "A bare browser",
    description:
      "No storage, locks, channels, observers, audio, workers or matchMedia. ?without=… removes only the listed ones.",
    policy: STRICT,
  },
  {
    path: "/polluted.html",
    title: "Polluted prototypes",
    description: "Enumerable properties on Object.prototype and Array.prototype, including getters that throw.",
    policy: STRICT,
  },
];

/**
 * The pages for frames. Only pages of the origin of the host pages may frame the table of `/iframe.html`. Every page may
 * frame a shared recording.
 */
export const FRAMED = [
  { path: "/framed.html", policy: `${STRICT}; frame-ancestors {{host}}` },
  ...RECORDINGS.map(({ id }) => ({
    path: `/frames/${id}.html`,
    policy: `${STRICT}; connect-src 'self'; img-src {{host}}`,
  })),
];
