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
])('hides what there is to hide of %j', (text, told) => {
  expect(hideContact(text, contact)).toBe(told);
});

it('leaves a text alone where there is nothing to hide', () => {
  expect(hideContact('9195550123', { emails: [], phones: [] })).toBe('9195550123');
});
