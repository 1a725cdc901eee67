import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

it('wires help and error to the control', () => {
  render(
    <TextField
      label="Email"
      help="Your school address is fine."
      error="Email is required"
      required
    />,
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeInvalid();
  expect(email).toBeRequired();
  expect(email).toHaveAccessibleDescription('Your school address is fine. Email is required');
});

it('has no description and is valid without texts', () => {
  render(<TextField label="Email" />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).not.toHaveAttribute('aria-describedby');
  expect(email).not.toHaveAttribute('aria-invalid');
});

it('shows and hides a password, and the button says which', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'Secret1!');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('Secret1!');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});
