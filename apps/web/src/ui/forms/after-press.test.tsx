import { fireEvent, render, screen } from '@testing-library/react';
import { type Resolver, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const rules = vi.fn<Resolver<{ name: string }>>(() => ({
  values: {},
  errors: { name: { type: 'required', message: 'Please give a name' } },
}));

function Form() {
  const form = useForm<{ name: string }>({ resolver: afterPress(rules), mode: 'onTouched' });
  return (
    <>
      <input {...form.register('name')} />
      <p>{form.formState.errors.name?.message}</p>
      <button type="button">Next</button>
    </>
  );
}

it('shows no error between the press and the release that follow a field', async () => {
  render(<Form />);
  const field = screen.getByRole('textbox');
  const button = screen.getByRole('button');
  field.focus();
  fireEvent.pointerDown(button);
  fireEvent.blur(field);
  await Promise.resolve();
  expect(rules).not.toHaveBeenCalled();
  fireEvent.pointerUp(button);
  expect(await screen.findByText('Please give a name')).toBeVisible();
});

it('shows it at once when a key moves on', async () => {
  render(<Form />);
  fireEvent.blur(screen.getByRole('textbox'));
  expect(await screen.findByText('Please give a name')).toBeVisible();
});
