import { toAppLocation } from '../navigation/browser-history.ts';
import { readConfig } from '../config.ts';
import { createServerConnection } from '../server-connection.ts';
import { prefetchScreen } from './prefetch-screen.ts';

/** The configuration the server wrote into the page. */
export const config = readConfig(document.getElementById('app-config')?.textContent ?? null);

/**
 * The connection of this page. main.tsx evaluates this module first, so the prefetch for a
 * signed-in user runs while React starts.
 */
export const connection = createServerConnection(config);

if (connection.tokens.read() !== null)
  prefetchScreen(toAppLocation(window.location, config.routePrefix), connection.prefetch);
