import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

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

it('keeps a text that is too long, and says by how much', () => {
  const { rerender } = render(<Note value={'a'.repeat(80)} />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(note).toHaveAccessibleDescription('For the team.');
  rerender(<Note value={'a'.repeat(81)} />);
  expect(note).toHaveAccessibleDescription('For the team. 81 of 100 characters');
  // Blanks at the ends do not count.
  rerender(<Note value={`${'a'.repeat(100)}  `} />);
  expect(note).toBeValid();
  rerender(<Note value={'a'.repeat(101)} />);
  expect(note).toBeInvalid();
  expect(note).toHaveAccessibleDescription(
    'For the team. 101 of 100 characters Please use at most 100 characters',
  );
  expect(note).not.toHaveAttribute('maxlength');
});

function Note({ value }: { value: string }) {
  return (
    <TextareaField
      label="Note"
      help="For the team."
      maxLength={100}
      value={value}
      onChange={() => undefined}
    />
  );
}
