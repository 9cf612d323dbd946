import type { Config } from '../config.ts';
import { siteAddress } from '../site-address.ts';

/** Where the console stands, as people outside reach it. */
export const consoleAddress = (config: Config): string => siteAddress(config) + config.ROUTE_PREFIX;
