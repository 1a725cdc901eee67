import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import EmployerSignup from '../src/pages/access/employer-signup.tsx';
import { fill } from './fill.ts';
import { renderPage } from './render-page.tsx';

/** What a person does on the employer signup page. */

export const LOGO = new File(['logo'], 'finch.png', { type: 'image/png' });

export function openEmployerSignup(address = '/employer/signup') {
  renderPage(address, '/employer/signup', EmployerSignup);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const logo = () => screen.getByLabelText(/logo/, { selector: 'input' });
export const alert = () => screen.findByRole('alert');

/** The message is beside its field and nowhere else. */
export async function expectOnce(message: string) {
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

export async function press(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name }));
}

export async function fillInAccount(user: UserEvent) {
  await fill(user, field('Company name'), 'Blue Finch Coffee');
  await fill(user, field('Business email'), 'hello@bluefinch.example');
  await fill(user, field('Password'), 'Roasted!bean');
  await fill(user, field('Confirm password'), 'Roasted!bean');
}

/** Opens the page and goes through step 1. */
export async function openCompanyStep(user: UserEvent, address?: string) {
  openEmployerSignup(address);
  await fillInAccount(user);
  await press(user, 'Next');
  await screen.findByRole('button', { name: 'Create Account' });
}

export async function fillInCompany(user: UserEvent) {
  await user.upload(logo(), LOGO);
  await screen.findByRole('img', { name: 'Your logo' });
  await fill(user, field('Street address'), '12 Hargett St');
  await fill(user, field('City'), 'Raleigh');
  await fill(user, field('State'), 'NC');
  await fill(user, field('Phone'), '9195550123');
}
