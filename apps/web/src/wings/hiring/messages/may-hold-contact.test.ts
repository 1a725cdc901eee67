import { expect, it } from 'vitest';
import { mayHoldContact } from './may-hold-contact.ts';

it.each([
  'robin@mail.example',
  'maya at gmail dot com',
  'maya (at) gmail (dot) com',
  '(919) 555-0177',
  '919.555.0177',
  'call 555-0177',
  '９１９５５５０１７７',
  'text nine one nine five five five zero one seven seven',
  'see kettle.com',
  'join discord.gg/abc',
  'https://a.b',
])('sees contact in %s', (text) => {
  expect(mayHoldContact(text)).toBe(true);
});

it.each([
  'Thursday at 3.30',
  'It pays $15.50 an hour',
  'From 7 to 15, 2026',
  'We open 2026-12-05 to 2026-12-19',
  'Between 12/05/2026 and 12/19/2026',
  'Order 12345678 was wrong',
  'Thanks...see you',
])('sees none in %s', (text) => {
  expect(mayHoldContact(text)).toBe(false);
});
