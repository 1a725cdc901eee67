import type { Locator } from '@playwright/test';

/** Chooses what is behind the three dots of a row. */
export async function chooseFromMenu(row: Locator, item: string): Promise<void> {
  await row.getByRole('button', { name: /^More for/ }).click();
  await row.page().getByRole('menuitem', { name: item }).click();
}
