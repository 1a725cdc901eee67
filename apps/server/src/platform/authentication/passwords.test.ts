import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, matchPassword, verifyPassword } from './passwords.ts';

/** Each differs in NFC, NFD and NFKC from the next. */
const SPELLINGS = ['Blåbärs-ﬁka 1', 'Blåbärs-fika 1'.normalize('NFD'), 'Blåbärs－fika\u00A01'];

it('accepts the password of a hash and no other', async () => {
  const hash = await hashPassword('a long password');
  expect(await verifyPassword(hash, 'a long password')).toBe(true);
  expect(await verifyPassword(hash, 'another password')).toBe(false);
});

it('accepts a password in any form of its letters', async () => {
  for (const chosen of SPELLINGS) {
    const stored = await hashPassword(chosen);
    for (const typed of SPELLINGS) expect(await matchPassword(stored, typed)).toBe('current');
  }
});

it('accepts a hash of what a device sent before, as another one sends it', async () => {
  const [, decomposed = '', fullWidth = ''] = SPELLINGS;
  const composed = decomposed.normalize('NFC');
  const cheap = { memoryCost: 8, timeCost: 1 };
  expect(await matchPassword(await hash(decomposed, cheap), composed)).toBe('older');
  expect(await matchPassword(await hash(composed, cheap), decomposed)).toBe('current');
  expect(await matchPassword(await hash(fullWidth, cheap), fullWidth)).toBe('older');
  expect(await matchPassword(await hash('Blabars-fika 1', cheap), composed)).toBeNull();
});

it('refuses every password of an unknown account, also when more ask than may wait', async () => {
  const asked = Array.from({ length: 210 }, () => verifyPassword(null, 'a password'));
  const outcomes = await Promise.allSettled(asked);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
  expect(await verifyPassword(null, 'a password')).toBe(false);
});
