/** The licences of shipped packages: permissive ones, which ask only for attribution. */
export const SHIPPED = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"];

/** The licences of packages that build and test: none of their files is shipped, so a file-level copyleft has no effect. */
export const DEVELOPMENT = [...SHIPPED, "MPL-2.0", "OFL-1.1", "Python-2.0"];

/**
 * Packages whose `package.json` has no SPDX licence, by name and exact version, with the licence that a person has read in
 * their files. Another version has to be read again.
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
