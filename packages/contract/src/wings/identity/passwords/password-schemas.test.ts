import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../test/messages-of.ts';
import {
  changePasswordBody,
  passwordConfirmationBody,
  forgotPasswordBody,
  resetPasswordBody,
} from './password-schemas.ts';

describe('a password change', () => {
  const change = { currentPassword: 'Sunflower-7', newPassword: 'cornflower' };

  it('needs both passwords', () => {
    expect(messagesOf(changePasswordBody(), {})[0]).toBe('All fields are required.');
    expect(messagesOf(changePasswordBody(), { ...change, newPassword: '' })).toEqual([
      'All fields are required.',
    ]);
  });

  it('reports broken rules in the order of the form', () => {
    const body = { currentPassword: 'abc', newPassword: 'abc', confirmPassword: 'abd' };
    expect(
      messagesOf(
        changePasswordBody(() => true),
        body,
      ),
    ).toEqual([
      'New passwords do not match.',
      'New password must be at least 6 characters long.',
      'This password is too common.',
      'New password must be different from current password.',
    ]);
  });

  it('takes six characters, with or without the confirmation', () => {
    expect(messagesOf(changePasswordBody(), { ...change, newPassword: 'abcdef' })).toEqual([]);
    const confirmed = { ...change, confirmPassword: 'cornflower' };
    expect(messagesOf(changePasswordBody(), confirmed)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is a seeker’s unless the kind is named', () => {
    expect(forgotPasswordBody.parse({ email: 'robin@mail.example' })).toEqual({
      email: 'robin@mail.example',
      accountType: 'user',
    });
  });

  it('needs a valid address and an existing kind', () => {
    expect(messagesOf(forgotPasswordBody, {})[0]).toBe('Email is required');
    expect(messagesOf(forgotPasswordBody, { email: 'robin' })).toEqual([
      'Please enter a valid email address',
    ]);
    expect(messagesOf(forgotPasswordBody, { email: 'a@b.co', accountType: 'admin' })).toHaveLength(
      1,
    );
  });
});

describe('a reset', () => {
  it('needs token and password, of a sensible length', () => {
    const body = { token: 'abc', password: 'x' };
    expect(messagesOf(resetPasswordBody, body)).toEqual([]);
    expect(messagesOf(resetPasswordBody, { ...body, token: 'a'.repeat(201) })).toHaveLength(1);
    expect(messagesOf(resetPasswordBody, { ...body, password: '' })).toEqual([
      'Password is required',
    ]);
  });
});

describe('an action that requires the password', () => {
  it('is refused without it', () => {
    expect(messagesOf(passwordConfirmationBody, {})).toEqual(['Please enter your password.']);
    expect(messagesOf(passwordConfirmationBody, { password: '' })).toEqual([
      'Please enter your password.',
    ]);
  });
});
