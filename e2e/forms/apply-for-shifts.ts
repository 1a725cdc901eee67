import type { Page } from '@playwright/test';

/** Applies for all shifts that the dialog ticks, which asks anyone who has saved no week. */
export async function applyForShifts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Which shifts can you work?' });
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
}
