/** Serves a folder on the loopback, at a port that is free, until it is closed. */
export function serve(folder: string): Promise<{ readonly origin: string; close(): void }>;
