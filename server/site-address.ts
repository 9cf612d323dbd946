import type { Config } from './config.ts';

/** The address people use, without a slash at its end. */
export const siteAddress = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST}:${String(PORT)}`;
