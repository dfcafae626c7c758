/** Serves a folder on the loopback interface at a free port, until it is closed. */
export function serve(folder: string): Promise<{ readonly origin: string; close(): void }>;
