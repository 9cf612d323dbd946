import type { Page } from '@playwright/test';

const responseBody = 'intercepted';

/**
 * Calls `page.route` and waits until the route is active. A loaded page applies its first route
 * shortly after `page.route` resolves, so a request in between would reach the server. This
 * function requests an address of its own until the route responds.
 */
export async function intercept(page: Page, ...route: Parameters<Page['route']>): Promise<void> {
  await page.route(...route);
  if (!page.url().startsWith('http')) return;
  const probe = new URL(responseBody, page.url()).href;
  await page.route(probe, (asked) => asked.fulfill({ body: responseBody }));
  await page.waitForFunction(
    async ([address, expected]) => (await (await fetch(address)).text()) === expected,
    [probe, responseBody] as const,
  );
  await page.unroute(probe);
}
