/** Emulates a value of a media feature, such as `forced-colors: active`, until the end of the test. Chromium only. */
export function emulateMedia(feature: string, value: string): Promise<void>;
