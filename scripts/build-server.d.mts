/** Writes dist/server: the programs, the script of the worker threads, migrations and seed assets. */
export function buildServer(): Promise<void>;
