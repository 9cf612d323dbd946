import type { Locator } from '@playwright/test';

/** Returns the button that opens the menu of a row. */
export const getRowMenu = (row: Locator): Locator =>
  row.getByRole('button', { name: /^Actions for/ });

/** Chooses an action from the menu of a row. */
export async function chooseRowAction(row: Locator, name: string): Promise<void> {
  await getRowMenu(row).click();
  await row.page().getByRole('menuitem', { name, exact: true }).click();
}
