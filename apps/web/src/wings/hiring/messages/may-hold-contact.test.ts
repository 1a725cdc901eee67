import { expect, it } from 'vitest';
import { mayHoldContact } from './may-hold-contact.ts';

it.each(['robin@mail.example', '(919) 555-0177', '919.555.0177', 'see kettle.com', 'https://a.b'])(
  'sees contact in %s',
  (text) => {
    expect(mayHoldContact(text)).toBe(true);
  },
);

it.each(['Thursday at 3.30', 'It pays $15.50 an hour', 'From 7 to 15, 2026', 'Thanks...see you'])(
  'sees none in %s',
  (text) => {
    expect(mayHoldContact(text)).toBe(false);
  },
);
