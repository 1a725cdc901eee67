import type { Page } from '@playwright/test';

/** Signs out from the start page of this kind of account. */
export async function signOut(page: Page, kind: 'seeker' | 'employer') {
  if (kind === 'seeker') await page.getByRole('button', { name: 'Settings' }).click();
  const name = kind === 'seeker' ? 'Sign Out' : 'Log out';
  const button = page.getByRole('button', { name });
  // On phones an employer logs out on the company's profile.
  if (kind === 'employer' && !(await button.isVisible())) {
    await page.getByRole('navigation').getByRole('link', { name: 'Company' }).click();
  }
  await button.click();
}
