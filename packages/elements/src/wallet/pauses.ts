/** The time until a settlement is repeated, in milliseconds. It doubles with each repetition. */
export const REPEAT_AFTER = 5_000;

/** The longest time until a settlement is repeated, in milliseconds. */
export const LONGEST_PAUSE = 60_000;
