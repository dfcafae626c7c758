import { CHECKED_LICENCES, DEVELOPMENT, SHIPPED } from "./allowed.mjs";

/**
 * The output of `pnpm licenses list --json`: packages by the licence in their `package.json`.
 *
 * @typedef {Readonly<Record<string, readonly { readonly name: string, readonly versions: readonly string[] }[]>>}
 *   Listing
 */

/**
 * Returns whether an SPDX expression allows the use of a package under one of these licences. One side of an `OR` is
 * sufficient. An `AND` requires both sides.
 *
 * @param {string} expression
 * @param {readonly string[]} allowed the SPDX identifiers of the allowed licences
 * @returns {boolean} `false` also for an expression that is invalid or has an exception
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
  // Remaining words mean that the expression is not supported. A person must check "MIT WITH some-exception".
  return is && at === words.length;
}

/**
 * Returns the packages whose licence is not allowed, one line each.
 *
 * @param {{ readonly shipped: Listing, readonly all: Listing }} listings the dependencies of the published packages,
 *   and all installed packages
 * @returns {string[]} empty if all licences are allowed
 */
export function findings({ shipped, all }) {
  return [
    ...notAllowed(shipped, SHIPPED).map((what) => `${what}: not one of the licences for shipped packages`),
    ...notAllowed(all, DEVELOPMENT).map((what) => `${what}: not one of the licences for development`),
  ];
}

/**
 * Returns the packages whose licence is not one of the allowed licences, with their versions.
 *
 * @param {Listing} listing
 * @param {readonly string[]} allowed
 */
function notAllowed(listing, allowed) {
  return Object.entries(listing).flatMap(([said, packages]) =>
    packages.flatMap(({ name, versions }) =>
      versions
        .map((version) => ({ id: `${name}@${version}`, licence: CHECKED_LICENCES[`${name}@${version}`] ?? said }))
        .filter(({ licence }) => !isAllowed(licence, allowed))
        .map(({ id, licence }) => `${id} (${licence})`),
    ),
  );
}

/**
 * Returns the number of packages. Versions of a package with the same licence count once.
 *
 * @param {Listing} listing
 */
export function countOf(listing) {
  return Object.values(listing).reduce((sum, { length }) => sum + length, 0);
}
