/** The version of the format that is written here, and the newest that is read. */
export const FORMAT_VERSION = 1;
