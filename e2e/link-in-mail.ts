import { expect, type Page } from '@playwright/test';

/**
 * The path of a link in the newest mail to an address. Polls the local outbox until it is there: mails are sent in the
 * background.
 */
export async function linkInMail(page: Page, email: string, part: string): Promise<string> {
  let address = '';
  await expect(async () => {
    await page.goto('/dev/outbox');
    const mail = page.getByRole('link').filter({ hasText: email }).first();
    await mail.click({ timeout: 500 });
    const link = page.frameLocator('iframe').locator(`a[href*="${part}"]`).first();
    address = (await link.getAttribute('href', { timeout: 2000 })) ?? '';
  }).toPass();
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Uses the link that was mailed to a new account: until then, it is mailed nothing else. */
export async function confirmAddress(page: Page, { email }: { readonly email: string }) {
  await page.goto(await linkInMail(page, email, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All set');
}
