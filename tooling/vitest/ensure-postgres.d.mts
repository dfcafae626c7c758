export function ensurePostgres(): string | null;
