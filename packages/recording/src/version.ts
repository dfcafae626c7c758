/** The version of the format that this program writes. It is also the newest version that this program reads. */
export const FORMAT_VERSION = 1;

/**
 * The revision of the rules for running commands again. It increases when the same commands no longer cause the same
 * events. Version 1 of the format always uses revision 1.
 */
export const RULES_REVISION = 1;
