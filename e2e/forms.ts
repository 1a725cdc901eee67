import type { Page } from '@playwright/test';
import { pngPicture } from './png-picture.ts';

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

/** A control that takes text, by its label; passwords have no role of their own. */
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

/** Signs in on /login or /employer/login, whichever is open. */
export async function logIn(page: Page, { email, password }: Credentials) {
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
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
