const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/**
 * @typedef {object} HostPage
 * @property {string} path
 * @property {string} title
 * @property {string} says one line
 * @property {string | null} policy its `Content-Security-Policy`
 */

/**
 * All host pages. Each, except the first, has the strictest policy that its purpose allows: a table must not require a
 * weaker one.
 *
 * @type {readonly HostPage[]}
 */
export const PAGES = [
  {
    path: "/plain.html",
    title: "Plain HTML",
    says: "One script, one tag, and nothing else.",
    policy: null,
  },
  {
    path: "/strict.html",
    title: "Strict policy",
    says: "Nothing inline, nothing from elsewhere, no string that becomes markup, and every breach is counted.",
    policy: STRICT,
  },
  {
    path: "/hostile.html",
    title: "Hostile styles",
    says: "The page resets everything, shouts in 40 px, and counts boxes from the inside.",
    policy: STRICT,
  },
  {
    path: "/react.html",
    title: "React 19",
    says: "The generated wrappers: properties and events as props, typed.",
    policy: STRICT,
  },
  {
    path: "/server.html",
    title: "Rendered on a server",
    says: "The first picture comes as declarative shadow DOM, before any script.",
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{{nonce}}'; require-trusted-types-for 'script'",
  },
  {
    path: "/iframe.html",
    title: "In an iframe",
    says: "A frame of another origin posts its height, and the page accepts messages from this frame only.",
    policy: `${STRICT}; frame-src {{frames}}`,
  },
  {
    path: "/twice.html",
    title: "Two versions",
    says: "Two versions of the library in one page, in any order: the first one wins, and nothing breaks.",
    // Each copy creates its own Trusted Types policy.
    policy: `${STRICT}; trusted-types lit-html thunderjack 'allow-duplicates'`,
  },
  { path: "/ten.html", title: "Ten tables", says: "Ten tables, ten shoes, one page.", policy: STRICT },
  {
    path: "/moved.html",
    title: "Taken away and put back",
    says: "The table leaves the page in the middle of a round, comes back, and goes on.",
    policy: STRICT,
  },
  {
    path: "/whole.html",
    title: "Table and replay",
    says: "Both elements, each from its own script, and no policy that would keep them from the network.",
    policy: null,
  },
  {
    path: "/bare.html",
    title: "A bare browser",
    says: "No storage, no locks, no channels, no observers, no audio, no workers, no matchMedia: ?without=… names them.",
    policy: STRICT,
  },
  {
    path: "/polluted.html",
    title: "Polluted prototypes",
    says: "Enumerable additions to Object.prototype and Array.prototype, getters that throw among them.",
    policy: STRICT,
  },
];

/** What is shown in the frame of the iframe page; only that page may frame it. */
export const FRAMED = {
  path: "/framed.html",
  policy: `${STRICT}; frame-ancestors {{host}}`,
};
