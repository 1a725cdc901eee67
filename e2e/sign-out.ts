import type { Page } from '@playwright/test';

/** Signs out from the start page of this kind of account. */
export async function signOut(page: Page, kind: 'seeker' | 'employer') {
  if (kind === 'seeker') {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
