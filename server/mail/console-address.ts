import type { Config } from '../config.ts';

/** Where the console stands, as people outside reach it. */
export const consoleAddress = ({ PUBLIC_URL, HOST, PORT, ROUTE_PREFIX }: Config): string =>
  `${PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST}:${String(PORT)}`}${ROUTE_PREFIX}`;
