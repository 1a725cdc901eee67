import type { Page } from '@playwright/test';

/** From the page that is home to this kind of person. */
export async function signOut(page: Page, kind: 'seeker' | 'employer') {
  if (kind === 'seeker') await page.getByRole('button', { name: 'Settings' }).click();
  const name = kind === 'seeker' ? 'Sign Out' : 'Log out';
  await page.getByRole('button', { name }).click();
}
