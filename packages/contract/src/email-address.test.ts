import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EMAIL_MAX,
  emailAddress,
  INVALID_EMAIL_MESSAGE,
  isEmailAddress,
  readEmail,
} from './email-address.ts';
import { loginBody } from './wings/accounts/accounts/account-schemas.ts';
import { updateEmployerBody } from './wings/accounts/employers/employer-profile-schemas.ts';
import { employerAccountBody } from './wings/accounts/employers/employer-schemas.ts';

/** Takes minutes unless matched in linear time. */
const ENDLESS = `a@${'.'.repeat(500_000)}@`;

it.each([
  ['robin@mail.example', true],
  ['robin@mail', false],
  ['robin mail.example', false],
  ["o'brien+jobs_1/2@mail.example", true],
  ['Żółć@pörtal.example', true],
  ['robin\n@mail.example', false],
  ['robin@sub-mail.mail.example', true],
  ['robin@mail.example?subject=1', false],
  ['robin@mail.example/jobs', false],
  ['robin@mail..example', false],
  ['robin@.mail.example', false],
  ['robin@mail.example.', false],
  [`${'r'.repeat(EMAIL_MAX - 13)}@mail.example`, true],
  [`${'r'.repeat(EMAIL_MAX - 12)}@mail.example`, false],
  [ENDLESS, false],
])('recognizes email addresses', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

it.each([
  ['mailto:robin@mail.example', 'without “mailto:”'],
  ['MAILTO:robin@mail.example', 'without “mailto:”'],
  ['robin@mail.example, kim@mail.example', 'without commas'],
  ['robin@mail,example', 'without commas'],
  ['robin@mail.example;kim@mail.example', 'without semicolons and colons'],
  ['Robin Park <robin@mail.example>', 'without brackets and quotation marks'],
])('says what stands beside the address in %j', (text, word) => {
  const message = `${INVALID_EMAIL_MESSAGE}, ${word}`;
  const messagesOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
    parsed.error?.issues.map((issue) => issue.message);
  expect(messagesOf(emailAddress('Required').safeParse(text))).toEqual([message]);
  const account = { companyName: 'Copper Kettle', email: text, password: 'Longenough!1x' };
  expect(messagesOf(employerAccountBody().safeParse(account))).toEqual([message]);
  expect(messagesOf(updateEmployerBody.safeParse({ contactEmail: text }))).toEqual([message]);
});

it('refuses an endless company address quickly', () => {
  const account = { companyName: 'Copper Kettle', email: ENDLESS, password: 'Longenough!1x' };
  expect(employerAccountBody().safeParse(account).success).toBe(false);
  expect(updateEmployerBody.safeParse({ email: ENDLESS }).success).toBe(false);
});

const UNSEEN = [
  ...['\u200B', '\u200C', '\u200D', '\u202A', '\u202E', '\u2066', '\u2069', '\u00AD', '\uFEFF'],
  ...['\u2060', '\u180E', '\u115F', '\u3164', '\uFE0F', '\u{E0041}', '\u0007', '\u007F', '\u0085'],
];
const unseen = fc.constantFrom(...UNSEEN);

it('reads an address as it looks, wherever something invisible stands in it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.array(fc.tuple(fc.nat(), unseen)), (email, marks) => {
      const letters = Array.from(email);
      for (const [at, mark] of marks) letters.splice(at % (letters.length + 1), 0, mark);
      expect(readEmail(letters.join(''))).toBe(email);
    }),
  );
});

it('reads what it has read as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff)), (codePoints) => {
      const text = String.fromCodePoint(...codePoints);
      expect(readEmail(readEmail(text))).toBe(readEmail(text));
    }),
  );
});

it.each([
  ['ｒｏｂｉｎ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'robin@mail.example'],
  ['zoe\u0308@mail.example', 'zoë@mail.example'],
  ['\u00A0robin@mail.example\u3000', 'robin@mail.example'],
])('reads %j in one form of each letter', (text, expected) => {
  expect(readEmail(text)).toBe(expected);
});

it('takes an address of invisible characters alone for a missing one', () => {
  const body = { email: '\u200B\u2060', password: 'Sunflower-7' };
  const { error } = loginBody('Both fields are required.').safeParse(body);
  expect(error?.issues[0]?.message).toBe('Both fields are required.');
});
