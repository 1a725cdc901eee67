import type { Locator, Page } from '@playwright/test';

/** The heading by which a person knows where they are: of the page, or of the modal that covers it. */
export function firstHeading(page: Page): Locator {
  return page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading').first());
}
