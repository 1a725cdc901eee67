import type { Locator, Page } from '@playwright/test';

/** The main heading of the page, or of the modal that covers it. */
export function firstHeading(page: Page): Locator {
  return page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading').first());
}
