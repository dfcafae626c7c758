/** What may be shipped: permissive licences, which ask for no more than that they are named. */
export const SHIPPED = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"];

/** What may be used to build and to test: nothing of it is in a package, so that a file's own copyleft reaches nobody. */
export const DEVELOPMENT = [...SHIPPED, "MPL-2.0", "Python-2.0"];

/**
 * Packages whose `package.json` does not say it in SPDX, by name and exact version: somebody has read what lies beside it,
 * and reads it again for another version.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const READ_BY_HAND = {
  // Its Readme.md holds the text of the licence.
  "only@0.0.2": "MIT",
  // "SEE LICENSE IN LICENSE", and that is the text of the MIT licence.
  "spawndamnit@3.0.1": "MIT",
  // Says both "BSD" and "BSD-3-Clause"; its LICENSE is the latter.
  "speakingurl@14.0.1": "BSD-3-Clause",
};
