import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** That axe finds nothing on the page and that it does not scroll sideways. `where` names the state; with SCREENSHOTS a picture of it is kept in that folder. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)), where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  if (process.env['SCREENSHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SCREENSHOTS']}/${where.replaceAll(/\W+/g, '-')}.png` });
}
