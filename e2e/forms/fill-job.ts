import { expect, type Page } from '@playwright/test';

/** Fills in what every job needs, on the form of a new one, and waits until its draft is saved. */
export async function fillJob(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Job Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Job Type' }).selectOption('Part-time');
  await page.getByRole('combobox', { name: 'Industry' }).selectOption('Other');
  await page.getByRole('textbox', { name: 'Description' }).fill('You cut, fold and glue.');
  await page.getByRole('textbox', { name: 'City' }).fill('Raleigh');
  await page.getByRole('combobox', { name: 'State' }).fill('NC');
  await page.getByRole('textbox', { name: 'ZIP Code' }).fill('27601');
  await page.getByRole('textbox', { name: 'Pay Rate' }).fill('18');
  await page.getByRole('combobox', { name: 'Pay Frequency' }).selectOption('Per Hour');
  await expect(page.getByText('Draft saved')).toBeVisible();
}

/** Sends the form without a picture. */
export async function pressCreateJob(page: Page) {
  await page.getByRole('button', { name: 'Create Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Job Image' });
  await dialog.getByRole('button', { name: 'Create Job' }).click();
}
