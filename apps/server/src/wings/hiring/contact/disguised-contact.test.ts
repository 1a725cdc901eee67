import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideContact } from './hide-contact.ts';

const nobody = { emails: [], phones: [] };
const hide = (text: string) => hideContact(text, nobody);

describe('a disguised phone number', () => {
  it.each([
    '⑨①⑨⑤⑤⑤⓪①⑦⑦',
    '❾❶❾ ❺❺❺ ⓿❶❼❼',
    '➒➊➒-➎➎➎-⓿➊➐➐',
    '9️⃣1️⃣9️⃣5️⃣5️⃣5️⃣0️⃣1️⃣7️⃣7️⃣',
    '𝟗𝟏𝟗 𝟓𝟓𝟓 𝟎𝟏𝟕𝟕',
    '９１９－５５５－０１７７',
    '9̶1̶9̶ 5̶5̶5̶ 0̶1̶7̶7̶',
    '919\u200b555\u200b0177',
    '919ㅤ555ㅤ0177',
    '9a1b9c5d5e5f0g1h7i7',
    '9x1x9x5x5x5xOx1x7x7',
    '9 a 1 b 9 c 5 d 5 e 5 f 0 g 1 h 7 i 7',
    '919x555x0177',
    '919 x 555 x 0177',
    'o19 555 O177',
    'O19-5S5-0177',
    '9l9 555 Ol77',
    '9I9.555.OI77',
    '9 I 9 5 5 5 O I 7 7',
    '919 dash 555 dash 0177',
    'nine one nine five five five oh one seven seven',
    'Nine-One-Nine, Five-Five-Five, Zero-One-Seven-Seven',
    'nine one nine fifty-five five oh one seventy-seven 2',
    'nineoneninefivefivefivezeroonesevenseven',
    'nine 1 nine 555 zero 177',
    'five five five oh one seven seven',
    'nueve uno nueve cinco cinco cinco cero uno siete siete',
    'nine one nine triple five zero one double seven',
    '&#57;&#49;&#57;&#53;&#53;&#53;&#48;&#49;&#55;&#55;',
    '%39%31%39%35%35%35%30%31%37%37',
    '919&nbsp;555&nbsp;0177',
    '919%20555%200177',
    '9, 1, 9, 5, 5, 5, 0, 1, 7, 7',
    '九一九五五五〇一七七',
    'О19 555 О177',
    'nine1nine5five5zero1seven7',
    '9one9 555 0177',
    '9a1b9 5c5d5 0e1f7g7',
    '9!9 555 0!77',
    '919 555 o|77',
    '9|9 555 0|77',
    '919 SSS 0177',
    '919-SSS-OI77',
    '919.sss.0177',
    '⑼⑴⑼ ⑸⑸⑸ ⓪⑴⑺⑺',
    '⑼⑴⑼⑸⑸⑸0⑴⑺⑺',
    '⒐⒈⒐⒌⒌⒌🄀⒈⒎⒎',
    '🄊🄂🄊🄆🄆🄆🄁🄂🄈🄈',
    '९१९ ५५५ ०१७७',
    '٩1९ 5٥5 ०1७7',
    '𝟗𞥑𝟗 𑁫𝟓5 0١77',
    '玖壹玖 伍伍伍 零壹柒柒',
    'IX I IX V V V 0 I VII VII',
    'IX-I-IX V-V-V O-I-VII-VII',
    'Ⅸ Ⅰ Ⅸ Ⅴ Ⅴ Ⅴ 0 Ⅰ Ⅶ Ⅶ',
    'ⅨⅠⅨⅤⅤⅤ0ⅠⅦⅦ',
    'nine hundred nineteen five fifty-five oh one seventy-seven',
    'nine hundred and nineteen, five hundred fifty five, zero one seven seven',
    'nine nineteen five fifty five zero one seventy seven',
    'nine-nineteen, five-five-five, oh-one-double-seven',
    'eight hundred five five five oh one seven seven',
    '919 five fifty-five oh one seventy-seven',
    'five fifty-five oh one seventy-seven',
    'N̶i̶n̶e̶ one nine five five five oh one seven seven',
    'neuf un neuf cinq cinq cinq zéro un sept sept',
    'neuf cent dix-neuf cinq cent cinquante-cinq zéro un soixante-dix-sept',
    'zéro six douze trente-quatre cinquante-six soixante-dix-huit',
    'zéro six quatre-vingt-dix-neuf trente-quatre cinquante-six quatre-vingt-un',
    'novecientos diecinueve quinientos cincuenta y cinco cero uno setenta y siete',
  ])('is hidden in %j', (text) => {
    expect(hide(`Text me: ${text}. Thanks`)).toBe('Text me: (hidden). Thanks');
  });
});

describe('a disguised mail address', () => {
  it.each([
    'kim%40mail.example',
    'kim%40mail%2Eexample',
    'kim%2540mail.example',
    'kim&#64;mail.example',
    'kim&#x40;mail&#46;example',
    'kim&amp;#64;mail.example',
    'kim&commat;mail&period;example',
    'kim\\u0040mail.example',
    'kim＠mail．example',
    'kim﹫mail.example',
    'kimⓐmail.example',
    'kim[at]mail[dot]example',
    'kim (at) mail (dot) example',
    'kim [@] mail [.] example',
    'kim{at}mail{dot}example',
    'kim_at_mail_dot_example',
    'kim-at-mail-dot-example',
    'kim*at*mail*dot*example',
    'kimATmailDOTexample',
    'kim аt mail dоt example',
    'kim a̶t mail d̶o̶t example',
    'kim arroba mail punto example',
    'kim@mail•example',
    'kim@mail·example',
    'kim@mail,com',
    'kim@mail com',
    'kim at gmail com',
    'kim at gmail.com',
    'kim at gmail',
    'kim@gmail',
    'kim@\u200bmail.\u2060example',
    'k i m @ m a i l . c o m',
    'moc.liam@mik',
    'kim(a)mail.example',
    'kim (a) mail (d) example',
    'kim[a]mail[d]example',
    'kim@mail. com',
    `kim "at" mail "dot" example`,
    'kim #at# mail #dot# example',
    'kimlee22 (gmail)',
    '𝓴𝓲𝓶@𝓶𝓪𝓲𝓵.𝓮𝔁𝓪𝓶𝓹𝓵𝓮',
    'kim@@mail.example',
    'kim\\@mail.example',
    'kim \\@ mail.example',
    'kim~@~mail.example',
    'kim=40mail.example',
    'kim=40mail=2Eexample',
    'kim@mail point com',
    'kim at mail point com',
    'kim @ mail period com',
    'kim@mail full stop example',
    'kim chez mail point fr',
    '🅚🅘🅜@🅜🅐🅘🅛.🅒🅞🅜',
    '🅺🅸🅼@🅼🅰🅸🅻.🅲🅾🅼',
    '🄺🄸🄼@🄼🄰🄸🄻.🄲🄾🄼',
    '⒦⒤⒨@⒨⒜⒤⒧.⒞⒪⒨',
    '🇰🇮🇲@🇲🇦🇮🇱.🇨🇴🇲',
    'kim🅐mail.example',
    'kim⒜mail.example',
    'kim📧gmail.com',
  ])('is hidden in %j', (text) => {
    expect(hide(`Mail me: ${text}, thanks`)).toBe('Mail me: (hidden), thanks');
  });
});

describe('what is no contact stays as it is:', () => {
  it.each([
    'I can work (a) weekends or (b) evenings, and (d) holidays',
    'I worked there in 2019 - 2023, full time since 2024.',
    'From 2019–2020, 2021–2022 and 2023–2024 I tutored.',
    'Available 9:00-17:30, Mon 10:00-14:00 and Sat 8:00 - 12:30.',
    'Mon 9-5, Tue 10-6, Wed 9-1, Thu 8-12, Fri 9-5',
    'M 9a-5p, T 10a-6p, W 9a-1p',
    'I earned 15.50 an hour, later $17.25 to $18.75.',
    'I live in 27601-1234 and study in 27514.',
    'GPA 3.85/4.00, SAT 1480, ACT 33',
    'My class has 120 students, 300 parents and 1500 alumni.',
    'Served 12,500 guests, with 35,000 followers on TikTok and 1,200,000 views.',
    'Our school has 1200 to 1500 students in 2024.',
    'BIO101, CHEM102, MATH201 and CS301',
    'BIO101 BIO102 CS101 CS201',
    'The 1980s-1990s, then the 2000s',
    'I have one cat, two dogs and three years of experience.',
    'Seven of ten customers, nine to five, five or six days',
    'I speak one or two languages, three if you count sign language',
    'Two to four mornings a week, one evening and one weekend day',
    'Six foot one, one of seven children',
    'One hundred twenty two, one hundred thirty three',
    'I was born on May 5 2004 and started on 05/12/2022.',
    'iPhone 14 Pro, Canon 5D, 4K at 60 fps, 1080p, 128GB or 256GB',
    '100% on time, 50%20 off',
    'Meet me at the dot on the map',
    'I worked at amazon.com and at Yahoo',
    'I know Outlook, Word and Excel; 90 wpm',
    'Instagram: @robin.jobs, 10k followers; TikTok @robin_films',
    'See me @ noon, then @ the gym',
    'I like point guards, at one point in time',
    'R&B; rock &amp; roll, AT&T store, Q&A',
    'Rated 4.9 by 250 students over 3 semesters (2022, 2023, 2024)',
    'A 95, B 87, C 92, D 85',
    'Sold 300 tickets, 250 shirts and 2000 cups',
    'I am 18. I am 5 ft 10 in. I can lift 50 lb. 2 years at a cafe.',
    'Latte art: 1st place 2022, 2nd place 2023, 3rd place 2024',
    '３ years at a café — ①st place, №2',
    'Höhe 10 m, Größe 5, naïve 2019',
    'مرحبا 2019 العالم ٣ سنوات',
    'हिन्दी में 3 साल',
    '2019|2020|2021',
    'Gmail: I use it daily. My Gmail is full',
    'Windows 10, Gmail, Docs',
    'Target dot com team',
    'I am good at it. Dot com',
    'I worked at Target dot com, on the store team',
    'Intern at Amazon dot com last summer',
    'Ran the help desk at Chegg dot com',
    'Met at this point. Dot it',
    'I was at one point in charge, great at Power Point presentations',
    'ISBN 978-3-16-148410-0, or 9783161484100',
    'Sept 12 2023 - Sept 15 2024, then Sept 2025',
    'Won 3-1, 2-0 and 4-2; our record is 10-2, 2019-2020 12-3',
    'Children of three, five, seven, nine, ten, twelve',
    'Two hundred fifty guests, three hundred covers, forty staff',
    'Ninety words a minute, one hundred on a good day',
    'Nineteen ninety-nine, two thousand four, twenty twenty-two',
    'Calculus I, II, III and IV; Henry V, Rocky I II III IV',
    'Lifts 100 lbs. 2500 more to go, 185 lbs 1500 m',
    '$15 = 40 hours, x=40.5 and y=40',
    'E = mc², 10⁻³, ½ cup, ⑴ first, ⒉ second',
    'I am from 🇺🇸, blood type 🅰, ⓐ and ⓑ',
    'One, two, three, four and five, six, seven, eight on the beat',
  ])('%j', (text) => {
    expect(hide(text)).toBe(text);
  });
});

const digit = fc.constantFrom(...Array.from('0123456789'));
/** A number of the United States, as people have one. */
const phoneNumber = fc
  .tuple(
    fc.constantFrom('919', '984', '212', '415'),
    fc.constantFrom('555', '867', '234'),
    fc.array(digit, { minLength: 4, maxLength: 4 }),
  )
  .map(([area, exchange, line]) => [area, exchange, line.join('')] as const)
  .filter(([, , line]) => !/^(?:19|20)/.test(line));
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']; // oxfmt-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Up to three digits as they are said: `919` as nine hundred nineteen, `05` as zero five. */
function say(group: string): string {
  const [first = '', second = '', third] = group;
  const digits = () => Array.from(group, (value) => WORDS[Number(value)]).join(' ');
  if (group.length === 1 || first === '0' || group.endsWith('00')) return digits();
  if (third !== undefined) {
    return second === '0' ? digits() : `${WORDS[Number(first)]} hundred ${say(second + third)}`;
  }
  if (first === '1') return TEENS[Number(second)] ?? '';
  const tens = TENS[Number(first)] ?? '';
  return second === '0' ? tens : `${tens}-${WORDS[Number(second)]}`;
}
const spellings: readonly ((digit: string) => string)[] = [
  (value) => value,
  (value) => String.fromCodePoint(value === '0' ? 0x24ea : 0x245f + Number(value)),
  (value) => String.fromCodePoint(value === '0' ? 0x24ff : 0x2775 + Number(value)),
  (value) => String.fromCodePoint(0xff10 + Number(value)),
  (value) => String.fromCodePoint(0x1d7d8 + Number(value)),
  (value) => String.fromCodePoint(0x660 + Number(value)),
  (value) => `&#${48 + Number(value)};`,
  (value) => `%3${value}`,
  (value) => String.fromCodePoint(value === '0' ? 0x1f100 : 0x2487 + Number(value)),
  (value) => String.fromCodePoint(value === '0' ? 0x1f10c : 0x2473 + Number(value)),
  (value) => String.fromCodePoint(0x966 + Number(value)),
  (value) => String.fromCodePoint(0x1e950 + Number(value)),
  (value) => '零壹贰叁肆伍陆柒捌玖'.charAt(Number(value)),
  (value) => `${value}\u0336`,
  (value) => `\u200b${value}`,
];
const separator = fc.constantFrom(
  '',
  ' ',
  '-',
  '.',
  ' - ',
  ' / ',
  '\u00a0',
  '\u200b',
  '_',
  '*',
  '\n',
  '·',
  '…',
  ') (',
);

describe('generated contact', () => {
  it('is hidden however each digit is written', () => {
    fc.assert(
      fc.property(
        phoneNumber,
        fc.array(fc.nat({ max: spellings.length - 1 }), { minLength: 10, maxLength: 10 }),
        separator,
        (groups, choices, between) => {
          let place = 0;
          const written = groups
            .map((group) =>
              Array.from(group, (value) => spellings[choices[place++] ?? 0]?.(value)).join(''),
            )
            .join(between);
          expect(hide(`Call ${written} please`)).toBe('Call (hidden) please');
        },
      ),
      { seed: 145, numRuns: 400 },
    );
  });

  it('is hidden in words and figures by turns', () => {
    const choices = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(
        phoneNumber,
        choices,
        fc.constantFrom(' ', '-', ' - ', '. '),
        (groups, inWords, between) => {
          const written = Array.from(groups.join(''), (value, place) =>
            inWords[place] ? WORDS[Number(value)] : value,
          ).join(between);
          expect(hide(`Call ${written} please`)).toBe('Call (hidden) please');
        },
      ),
      { seed: 145, numRuns: 200 },
    );
  });

  it('is hidden in words for its groups', () => {
    const cuts = fc.subarray([1, 2, 4, 5, 7, 8, 9]);
    fc.assert(
      fc.property(phoneNumber, cuts, fc.constantFrom(' ', '. ', ' - '), (groups, at, between) => {
        const digits = groups.join('');
        const places = [0, ...new Set([...at, 3, 6])].toSorted((one, other) => one - other);
        const written = places
          .flatMap((from, place) => {
            const group = digits.slice(from, places[place + 1]);
            return group.length > 3 ? [group.slice(0, 2), group.slice(2)] : [group];
          })
          .map(say)
          .join(between);
        // `eighty five` is 85 to everybody.
        fc.pre(!/ty [a-z]/.test(written));
        expect(hide(`Call ${written} please`)).toBe('Call (hidden) please');
      }),
      { seed: 145, numRuns: 400 },
    );
  });

  it('is hidden with any letters between its digits', () => {
    const letters = fc.array(fc.constantFrom(...Array.from('abcdefghjkmnpqrtuvwxyz')), {
      minLength: 9,
      maxLength: 9,
    });
    fc.assert(
      fc.property(phoneNumber, letters, fc.constantFrom('', ' '), (groups, between, blank) => {
        const written = Array.from(groups.join(''), (value, place) =>
          place === 0 ? value : `${blank}${between[place - 1]}${blank}${value}`,
        ).join('');
        expect(hide(`Call ${written} please`)).toBe('Call (hidden) please');
      }),
      { seed: 145, numRuns: 200 },
    );
  });

  it('is hidden however an address spells its @ and its dot', () => {
    const at = fc.constantFrom(
      '@',
      '＠',
      '%40',
      '&#64;',
      '&#x40;',
      '&commat;',
      '[at]',
      ' (at) ',
      '{at}',
      '<at>',
      ' at ',
      '_at_',
      ' @ ',
      '[@]',
    );
    const dot = fc.constantFrom('[dot]', ' dot ', '(dot)', '{dot}', '[.]', ' (.) ', '_dot_');
    const name = fc.stringMatching(/^[a-z]{3,8}[0-9]{0,2}$/);
    fc.assert(
      fc.property(name, at, name, dot, (local, sign, host, point) => {
        expect(hide(`Mail: ${local}${sign}${host}${point}com !`)).toBe('Mail: (hidden) !');
      }),
      { seed: 145, numRuns: 400 },
    );
  });

  it('leaves years, times, wages and counts as they are', () => {
    const year = fc.integer({ min: 1990, max: 2030 }).map(String);
    const time = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('00', '15', '30', '45'))
      .map(([hour, minute]) => `${hour}:${minute}`);
    const wage = fc.integer({ min: 725, max: 9900 }).map((cents) => `$${(cents / 100).toFixed(2)}`);
    const fact = fc.oneof(
      fc.tuple(year, year).map((years) => years.join(' - ')),
      fc.tuple(time, time).map((times) => times.join('-')),
      fc.tuple(wage, wage).map((wages) => wages.join(' to ')),
      fc
        .integer({ min: 1, max: 99_999 })
        .map((count) => `${count.toLocaleString('en-US')} students`),
      fc.constantFrom('27601', '27601-1234', 'GPA 3.85', 'one day', 'two of five'),
    );
    fc.assert(
      fc.property(fc.array(fact, { minLength: 1, maxLength: 6 }), (facts) => {
        const text = `I had ${facts.join(', and ')}.`;
        expect(hide(text)).toBe(text);
      }),
      { seed: 145, numRuns: 500 },
    );
  });
});

it.each([
  '&#64;',
  '&amp;',
  '%25',
  '\\u0040',
  '❶ ',
  'one ',
  'one',
  '1 a ',
  '1a',
  '919x555x',
  'O ',
  'dash 1 ',
  'a_at_a_dot_',
  'aATaDOT',
  'k i m ',
  'moc.a@',
  'a gmail ',
  'a2 (gmail ',
  'gmail is ',
  '(a)a',
  '[dot]',
  '\\@',
  '@@',
  'a=40',
  '🅐 ',
  '⑼',
  'nine hundred ',
  'twenty and ',
  'quatre-vingt ',
  'onetwo',
  'IX ',
  'o|7',
  '919 SSS ',
  '978 ',
  'a at a point ',
])('takes no longer for repetitions of %j than for other texts', (part) => {
  expect(hide(`${part.repeat(200_000 / part.length)}!`)).toMatch(/!$/);
});
