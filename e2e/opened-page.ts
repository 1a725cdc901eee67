import { expect, type Locator, type Page } from '@playwright/test';
import type { ConsoleGuard } from './console-guard.ts';
import type { View } from './screens.ts';

/** The main heading of the page, or of the modal that covers it. */
export function firstHeading(page: Page): Locator {
  return page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading').first());
}

/** Opens a page at its address, and sees that it is the one. */
export async function expectOpened(page: Page, view: View, guard: ConsoleGuard): Promise<void> {
  const { address, heading, status = 200, leadsTo = address } = view;
  if (status !== 200) guard.expectFailure({ url: address, status });
  const response = await page.goto(address);
  expect(response?.status()).toBe(status);
  await expect(page).toHaveURL(leadsTo);
  await expect(firstHeading(page)).toHaveText(heading);
}
