import { describe, expect, it } from 'vitest';
import { hideContact } from './hide-contact.ts';

const contact = { emails: ['robin+jobs@mail.example'], phones: ['9195550123'] };
const nobody = { emails: [], phones: [] };

describe('the applicant’s own contact', () => {
  it.each([
    ['Write to Robin+Jobs@Mail.example!', 'Write to (hidden)!'],
    ['9195550123', '(hidden)'],
    ['Call (919) 555-0123 or 919.555.0123.', 'Call (hidden) or (hidden).'],
    ['+1 919 555 0123', '(hidden)'],
    ['919/555/0123 and 919 _ 555 _ 0123', '(hidden) and (hidden)'],
    ['919, 555, 0123', '(hidden)'],
    ['９１９ 555 0123', '(hidden)'],
    ['robin+jobs\u200b@mail.example', '(hidden)'],
    ['mailto:robin+jobs@mail.example,ROBIN+JOBS@MAIL.EXAMPLE@', 'mailto:(hidden),(hidden)@'],
    ['İİ robin+jobs@mail.example', 'İİ (hidden)'],
  ])('is hidden in %j', (text, told) => {
    expect(hideContact(text, contact)).toBe(told);
  });

  it('is hidden even in a spelling that no rule recognizes', () => {
    const odd = { emails: ['ｒ"o,b@localhost.x'], phones: ['5550123'] };
    expect(hideContact('r"o,b@localhost.x, 5550123', odd)).toBe('(hidden), (hidden)');
  });
});

describe('any phone number', () => {
  it.each([
    ['919-555-0199', '(hidden)'],
    ['Ask my sister: (984) 555 0177.', 'Ask my sister: (hidden).'],
    ['9 8 4 5 5 5 0 1 7 7', '(hidden)'],
    ['9  8  4   5  5  5      0177', '(hidden)'],
    ['984\n555\n0177', '(hidden)'],
    ['984 ····· 555 ····· 0177', '(hidden)'],
    ['9,8,4,5,5,5,0,1,7,7', '(hidden)'],
    ['+44 20 7946 0958', '(hidden)'],
    ['+4520123456', '(hidden)'],
    ['06.12.19.34.56', '(hidden)'],
    ['٩٨٤ ٥٥٥ ٠١٧٧', '(hidden)'],
    ['555-0123', '(hidden)'],
    ['555–0123 or 555‑0123', '(hidden) or (hidden)'],
    ['$9195550177 or €9195550177', '$(hidden) or €(hidden)'],
    ['$919.555.0177', '$(hidden)'],
    ['$919 555 0177 or $9195 550177', '$(hidden) or $(hidden)'],
    ['$15 or 555-0177', '$15 or (hidden)'],
    ['919, 555, 0177', '(hidden)'],
    ['Shop 12, 919; 555; 0177', 'Shop 12, (hidden)'],
    ['984-555-0177 x 12, 9845550178', '(hidden) x 12, (hidden)'],
    ['From 05/12/2024 on: 984 555 0177', 'From 05/12/2024 on: (hidden)'],
  ])('is hidden in %j', (text, told) => {
    expect(hideContact(text, nobody)).toBe(told);
  });

  it.each([
    'Mon 9:00-17:00, Tue 10:00 - 14:00',
    '10:00-14:00 16:00-20:00',
    '05/2021 - 06/2023',
    '05/12/2024, 05/13/2024',
    '2026-11-21',
    '2019 - 2024, 2019/2020/2021',
    '95, 87, 92, 100, 88',
    '$1,000,000 - 2,000',
    '$15,000 - 20,000',
    '$1,200.50',
    '1200',
    '2024-2025',
    '100, 200, 2024',
    '500–1500 words',
    '250/1500',
    '27701-1234',
    'GPA 3.85/4.00',
    '18.50',
    'I have 3 years in 2 shops',
  ])('is not found in %j', (text) => {
    expect(hideContact(text, nobody)).toBe(text);
  });
});

describe('any mail address', () => {
  it.each([
    ['Or kim.lee@mail.example, please', 'Or (hidden), please'],
    ['<kim@mail.example.org>', '<(hidden)>'],
    ['kim @ mail . example', '(hidden)'],
    ['kim＠mail．example', '(hidden)'],
    ['kim@mail。example or kim@mail｡example', '(hidden) or (hidden)'],
    ['k\u200eim@ma\u2063il.example', '(hidden)'],
    ['Or "kim lee"@mail.example', 'Or (hidden)'],
    ['kim@mañana.example. Then', '(hidden). Then'],
    ['a@b.cc d@e.ff', '(hidden) (hidden)'],
    ['Kim at mail dot example, please', '(hidden), please'],
    ['kim dot lee AT mail DOT co DOT example', 'kim dot (hidden)'],
    ['kim[at]mail.example', '(hidden)'],
    ['kim (at) mail (dot) example!', '(hidden)!'],
    ['kim@mail dot example', '(hidden)'],
    ['kim@mail[.]example', '(hidden)'],
  ])('is hidden in %j', (text, told) => {
    expect(hideContact(text, nobody)).toBe(told);
  });

  it.each([
    'https://www.tiktok.com/@robin.jobs',
    'I am @robin there',
    'robin@mail',
    'On "Insta", "@robin.jobs"',
    'See me @ noon. Thanks',
    '@@@@',
    'I worked at amazon.com',
    'We met at noon, dot by dot',
    'Look at the dot',
  ])('is not found in %j', (text) => {
    expect(hideContact(text, nobody)).toBe(text);
  });
});

it('hides contact next to characters that expand to whole words', () => {
  expect(hideContact('ﷺ 919-555-0199, ﷺ kim＠mail．example ﷺ ⒐', nobody)).toBe(
    'ﷺ (hidden), ﷺ (hidden) ﷺ ⒐',
  );
});

it('leaves a text without contact unchanged', () => {
  expect(hideContact('Ｃａｆé\u200b crew', contact)).toBe('Ｃａｆé\u200b crew');
});

it.each([
  'a',
  '@',
  'a@',
  'a@b.',
  ' ',
  '. ',
  '1',
  '1 ',
  '1, ',
  '+(',
  '1/',
  '12:',
  '$1,',
  '$1',
  '"',
  '"@',
  '919, ',
  '٩ ',
  'ﷺ',
  '\u0344\u0323',
  '㌀',
  '⒐ ',
  'a at ',
  'a dot ',
  'a [at] ',
  'a (a) b (d) ',
  'a at a dot ',
])('takes no longer for repetitions of %j than for other texts', (part) => {
  const text = part.repeat(200_000 / part.length);
  expect(hideContact(`${text}!`, contact)).toMatch(/!$/);
});
