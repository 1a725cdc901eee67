import { describe, expect, it } from 'vitest';
import { firstMessageOf, messagesOf } from '../../../../test/messages-of.ts';
import { LOGIN_FIELDS_MESSAGE, loginBody, signupBody } from './account-schemas.ts';

const robin = {
  firstName: 'Robin',
  lastName: 'Park',
  email: 'robin@mail.example',
  password: 'Sunflower-7',
  confirmPassword: 'Sunflower-7',
};

describe('seeker signup', () => {
  /** Each fixes the previous complaint, while the later fields stay wrong. */
  const inOrder: [message: string, body: Record<string, unknown>][] = [
    ['First name is required', {}],
    ['Last name is required', { firstName: 'Robin' }],
    ['Email is required', { lastName: 'Park' }],
    ['Please enter a valid email address', { email: 'robin mail.example' }],
    ['Password is required', { email: 'robin@mail.example' }],
    ['Password must be at least 8 characters long', { password: 'sunflow' }],
    ['Password must contain at least one capital letter', { password: 'sunflower' }],
    ['Password must contain at least one number', { password: 'Sunflower' }],
    ['Password must contain at least one special character', { password: 'Sunflower7' }],
    ['Passwords do not match', { password: 'Sunflower-7' }],
  ];

  it.each(inOrder)('says: %s', (message) => {
    const step = inOrder.findIndex(([expected]) => expected === message);
    const mended = inOrder.slice(0, step + 1).map(([, body]) => body);
    const body: unknown = Object.assign({ confirmPassword: 'another' }, ...mended);
    expect(firstMessageOf(signupBody(), body)).toBe(message);
  });

  it('accepts a complete form, with or without the confirmation', () => {
    expect(messagesOf(signupBody(), robin)).toEqual([]);
    const { confirmPassword, ...without } = robin;
    expect(confirmPassword).toBe('Sunflower-7');
    expect(messagesOf(signupBody(), without)).toEqual([]);
  });

  it('refuses a common password after the classes and before the mismatch', () => {
    const schema = signupBody((password) => password.startsWith('Sunflower'));
    expect(firstMessageOf(schema, { ...robin, password: 'Sunflower' })).toBe(
      'Password must contain at least one number',
    );
    expect(messagesOf(schema, { ...robin, confirmPassword: 'another' })).toEqual([
      'This password is too common.',
      'Passwords do not match',
    ]);
  });

  it.each([
    'robin',
    'robin@mail',
    '@mail.example',
    'robin@',
    'ro bin@mail.example',
    'robin@mail .example',
    'robin@@mail.example',
    `${'r'.repeat(250)}@mail.example`,
  ])('refuses the address %s', (email) => {
    expect(messagesOf(signupBody(), { ...robin, email })).toEqual([
      'Please enter a valid email address',
    ]);
  });

  it('trims names and address, and drops unknown keys', () => {
    const body = { ...robin, firstName: ' Robin ', email: ' robin@mail.example ', isAdmin: true };
    expect(signupBody().parse(body)).toEqual(robin);
  });

  it('counts blanks as missing', () => {
    expect(firstMessageOf(signupBody(), { ...robin, lastName: ' \t ' })).toBe(
      'Last name is required',
    );
  });

  it('accepts capitals, digits and symbols of any script', () => {
    expect(
      messagesOf(signupBody(), { ...robin, password: 'Ölbaum٣§x', confirmPassword: 'Ölbaum٣§x' }),
    ).toEqual([]);
  });
});

describe('login', () => {
  const schema = loginBody(LOGIN_FIELDS_MESSAGE);

  it.each([
    {},
    { email: 'robin@mail.example' },
    { password: 'Sunflower-7' },
    { email: '  ', password: 'Sunflower-7' },
    { email: 'robin@mail.example', password: '' },
    { email: 7, password: true },
  ])('needs both fields: %o', (body) => {
    expect(firstMessageOf(schema, body)).toBe('Both fields are required.');
  });

  it('does not remember unless asked to', () => {
    expect(schema.parse({ email: 'robin@mail.example', password: 'x' })).toEqual({
      email: 'robin@mail.example',
      password: 'x',
      rememberMe: false,
    });
  });
});
