/** The licences of shipped packages. They are permissive and require only attribution. */
export const SHIPPED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "Unlicense",
];

/**
 * The licences of packages for builds and tests. File-level copyleft has no effect, because their files are not
 * shipped. `CC-BY-4.0` is the licence of data about browsers.
 */
export const DEVELOPMENT = [...SHIPPED, "CC-BY-4.0", "MPL-2.0", "OFL-1.1", "Python-2.0"];

/**
 * The licences of packages without an SPDX licence in their `package.json`, by name and exact version. They were
 * determined by reading the files of the package, which must be repeated for every other version.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const CHECKED_LICENCES = {
  // The licence is in its Readme.md.
  "only@0.0.2": "MIT",
  // The field is "SEE LICENSE IN LICENSE". This file is the MIT licence.
  "spawndamnit@3.0.1": "MIT",
  // The field is "BSD" or "BSD-3-Clause". The LICENSE is BSD-3-Clause.
  "speakingurl@14.0.1": "BSD-3-Clause",
};
