import { DEVELOPMENT, READ_BY_HAND, SHIPPED } from "./allowed.mjs";

/**
 * What `pnpm licenses list --json` prints: packages by what their `package.json` says of their licence.
 *
 * @typedef {Readonly<Record<string, readonly { readonly name: string, readonly versions: readonly string[] }[]>>} Listing
 */

/**
 * Whether an SPDX expression leaves a way to use the package under these licences: one side of an `OR` is enough, an
 * `AND` needs both.
 *
 * @param {string} expression
 * @param {readonly string[]} allowed
 * @returns {boolean} `false` also for what is no expression
 */
export function isAllowed(expression, allowed) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const either = () => {
    let is = both();
    while (words[at] === "OR") {
      at++;
      is = both() || is;
    }
    return is;
  };
  const both = () => {
    let is = one();
    while (words[at] === "AND") {
      at++;
      is = one() && is;
    }
    return is;
  };
  const one = () => {
    const word = words[at++] ?? "";
    if (word !== "(") return allowed.includes(word);
    const is = either();
    return words[at++] === ")" && is;
  };
  const is = either();
  // What is left over is in no grammar: "MIT WITH some-exception" is for a person to read.
  return is && at === words.length;
}

/**
 * The packages that may not be used as they are, a line each.
 *
 * @param {{ readonly shipped: Listing, readonly all: Listing }} listings what the published packages bring along, and
 *   everything that is installed
 * @returns {string[]} empty when there is nothing to say
 */
export function findings({ shipped, all }) {
  return [
    ...notAllowed(shipped, SHIPPED).map((what) => `${what}: not among the licences of what is shipped`),
    ...notAllowed(all, DEVELOPMENT).map((what) => `${what}: not among the licences of what is used to build`),
  ];
}

/**
 * @param {Listing} listing
 * @param {readonly string[]} allowed
 */
function notAllowed(listing, allowed) {
  return Object.entries(listing).flatMap(([said, packages]) =>
    packages.flatMap(({ name, versions }) =>
      versions
        .map((version) => ({ id: `${name}@${version}`, licence: READ_BY_HAND[`${name}@${version}`] ?? said }))
        .filter(({ licence }) => !isAllowed(licence, allowed))
        .map(({ id, licence }) => `${id} (${licence})`),
    ),
  );
}

/** @param {Listing} listing */
export function countOf(listing) {
  return Object.values(listing).reduce((sum, { length }) => sum + length, 0);
}
