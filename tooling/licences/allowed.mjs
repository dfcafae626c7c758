/** The licences of shipped packages: permissive ones, which require only attribution. */
export const SHIPPED = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"];

/** The licences of packages for builds and tests. Their files are not shipped, so file-level copyleft has no effect. */
export const DEVELOPMENT = [...SHIPPED, "MPL-2.0", "OFL-1.1", "Python-2.0"];

/**
 * Packages without an SPDX licence in their `package.json`, by name and exact version. The licence was read by hand in
 * their files. Another version must be read again.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const READ_BY_HAND = {
  // The licence is in its Readme.md.
  "only@0.0.2": "MIT",
  // "SEE LICENSE IN LICENSE", which is the text of the MIT licence.
  "spawndamnit@3.0.1": "MIT",
  // "BSD" and "BSD-3-Clause"; its LICENSE is the latter.
  "speakingurl@14.0.1": "BSD-3-Clause",
};
