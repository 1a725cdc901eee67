import { expect, it } from 'vitest';
import { hideContact } from './hide-contact.ts';

const contact = { emails: ['robin+jobs@mail.example'], phones: ['9195550123'] };

it.each([
  ['Write to Robin+Jobs@Mail.example!', 'Write to (hidden)!'],
  ['9195550123', '(hidden)'],
  ['Call (919) 555-0123 or 919.555.0123.', 'Call (hidden) or (hidden).'],
  ['+1 919 555 0123', '+1 (hidden)'],
  ['919/555/0123, 919–555–0123 or 919 _ 555 _ 0123', '(hidden), (hidden) or (hidden)'],
  ['９１９ 555 0123', '(hidden)'],
  ['robin+jobs\u200b@mail.example', '(hidden)'],
  ['919555012 is no number of mine', '919555012 is no number of mine'],
  ['robinXjobs@mail.example', 'robinXjobs@mail.example'],
  ['mailto:robin+jobs@mail.example,ROBIN+JOBS@MAIL.EXAMPLE@', 'mailto:(hidden),(hidden)@'],
  ['İİ robin+jobs@mail.example', 'İİ (hidden)'],
  ['robin+jobs@mail', 'robin+jobs@mail'],
])('hides what there is to hide of %j', (text, told) => {
  expect(hideContact(text, contact)).toBe(told);
});

it('leaves a text alone where there is nothing to hide', () => {
  expect(hideContact('9195550123', { emails: [], phones: [] })).toBe('9195550123');
});

it('hides the longer of two addresses, and both where they touch', () => {
  const emails = ['lee@mail.example', 'kim.lee@mail.example.org'];
  expect(hideContact('kim.lee@mail.example.org', { emails, phones: [] })).toBe('(hidden)');
  const both = 'lee@mail.examplekim.lee@mail.example.org';
  expect(hideContact(both, { emails, phones: [] })).toBe('(hidden)(hidden)');
});

it('hides an address that is written in letters of another width', () => {
  const wide = { emails: ['ｒｏｂｉｎ@mail.example'], phones: [] };
  expect(hideContact('robin@mail.example', wide)).toBe('(hidden)');
});

it('reads texts that are made to be slow as any others', () => {
  const emails = Array.from({ length: 25 }, (_, index) => `${'a'.repeat(4_990 - index)}@b.c`);
  const answer = `${'a'.repeat(4_998)}@b`;
  const told = Array.from({ length: 200 }, () => hideContact(answer, { emails, phones: [] }));
  expect(new Set(told)).toEqual(new Set([answer]));
});
