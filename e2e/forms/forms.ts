import { expect, type Page } from '@playwright/test';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';

interface SeekerFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

interface EmployerFields {
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A text control, by its label; password fields have no role. */
export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

export async function fillSeekerSignup(page: Page, fields: SeekerFields) {
  await field(page, 'First name').fill(fields.firstName);
  await field(page, 'Last name').fill(fields.lastName);
  await field(page, 'Email').fill(fields.email);
  await field(page, 'Password').fill(fields.password);
  await field(page, 'Confirm password').fill(fields.password);
}

/**
 * Signs in on /login or /employer/login. An address changes before its page shows; the fields of the page before
 * may have the same labels.
 */
export async function logIn(page: Page, { email, password }: Credentials) {
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function fillEmployerAccount(page: Page, fields: EmployerFields) {
  await field(page, 'Company name').fill(fields.companyName);
  await field(page, 'Business email').fill(fields.email);
  await field(page, 'Password').fill(fields.password);
  await field(page, 'Confirm password').fill(fields.password);
}

export async function fillEmployerCompany(page: Page, fields: EmployerFields) {
  await chooseLogo(page);
  await field(page, 'Street address').fill(fields.address);
  await field(page, 'City').fill(fields.city);
  await field(page, 'State').fill(fields.state);
  await field(page, 'Phone').fill(fields.phone);
}

export async function chooseLogo(page: Page) {
  const logo = page.getByRole('group', { name: 'Company logo' });
  await logo.locator('input[type="file"]').setInputFiles(pngPicture('logo.png'));
}

/** Goes through the profile wizard from its first step. */
export async function completeWizard(page: Page) {
  const type = (label: string, text: string) => page.getByLabel(new RegExp(`^${label}`)).fill(text);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Upload Picture');
  const dialog = page.getByRole('dialog', { name: 'Upload Profile Picture' });
  await dialog.locator('input[type="file"]').setInputFiles(pngPicture('me.png'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByAltText('Your profile')).toBeVisible();
  await type('Bio', 'I like mornings.');
  await press('Next');
  await type('City', 'Raleigh');
  await type('State', 'NC');
  await type('Current position', 'Student');
  await type('Current education', 'High School Diploma');
  await type('Phone number', '9195550142');
  await press('Next');
  await press('Next');
  await press('Complete');
}
