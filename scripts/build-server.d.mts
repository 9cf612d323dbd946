/**
 * Writes dist/server: the programs, the script of the worker threads, migrations, seed assets and
 * the database that new installations start from.
 */
export function buildServer(): Promise<void>;
