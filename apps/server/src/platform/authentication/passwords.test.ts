import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('accepts the password of a hash and no other', async () => {
  const hash = await hashPassword('a long password');
  expect(await verifyPassword(hash, 'a long password')).toBe(true);
  expect(await verifyPassword(hash, 'another password')).toBe(false);
});

it('refuses every password of an unknown account, also when more ask than may wait', async () => {
  const asked = Array.from({ length: 210 }, () => verifyPassword(null, 'a password'));
  const outcomes = await Promise.allSettled(asked);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
  expect(await verifyPassword(null, 'a password')).toBe(false);
});
