import { placeAt } from './browser-place.ts';
import { readConfig } from './config.ts';
import { openConnection } from './connection.ts';
import { warmUp } from './warm-up.ts';

/** The configuration the server wrote into the page. */
export const config = readConfig(document.getElementById('app-config')?.textContent ?? null);

/** The connection of this page. What a signed-in visitor needs goes out with it: main.tsx evaluates this module before all others, so the network works while React starts. */
export const connection = openConnection(config);

if (connection.tokens.read() !== null)
  warmUp(placeAt(window.location, config.routePrefix), connection.askAhead);
