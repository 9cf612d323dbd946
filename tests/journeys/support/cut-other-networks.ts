import type { BrowserContext } from '@playwright/test';

import { getBaseUrl } from './app.ts';

/** Lets the pages of a context reach our server only. */
export async function cutOtherNetworks(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !url.href.startsWith(new URL(getBaseUrl()).origin) && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
}
