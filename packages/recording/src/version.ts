/** The version of the format that is written here, and the newest that is read. */
export const FORMAT_VERSION = 1;

/**
 * The revision of the rules by which commands are run again. It goes up when the same commands no longer cause the
 * same events. Version 1 of the format is always played by revision 1.
 */
export const RULES_REVISION = 1;
