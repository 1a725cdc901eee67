import { describe, expect, it } from 'vitest';
import { findSignals, isHeld } from './find-signals.ts';
import type { Posting } from './posting.ts';
import { signalRules } from './signal-rules.ts';

/** A description, or whatever else of a posting the rule reads. */
type Example = string | Partial<Posting>;

interface Examples {
  readonly positive: readonly Example[];
  readonly negative: readonly Example[];
}

const examples: Readonly<Record<string, Examples>> = {
  'chat-address': {
    positive: [
      'Message us on W h a t s A p p for details.',
      'Text the manager on What\u200bsApp now.',
      'Text us on 𝗪𝗵𝗮𝘁𝘀𝗔𝗽𝗽 to apply.',
      'Our team is on Тelеgram.',
      'Write to us at wa.me/15550123 to get the details.',
      'Reach our desk at t dot me slash linda.',
      'Our recruiter is on Telegram: linda_hr22.',
      { texts: [{ field: 'Title', text: 'Telegram @evil 9195550100' }] },
      ...[
        'https://t.me\\nina_desk',
        'https://t%2Eme/nina_desk',
        'https:///t.me/nina_desk',
        'https://t\u00ad.me/nina_desk',
        'https://t\u200b.me/nina_desk',
        'https://t\u3002me/nina_desk',
        'https://0.t.me/nina_desk',
        'https://discord.gg/crew',
      ].map((text) => ({ texts: [{ field: 'Apply website', text }] })),
      'Ask at //t.me/nina for more.',
      'Ask at t(.)me/nina for more.',
      'Ask at t . me / nina for more.',
      'Ask at t\u3002me/nina for more.',
      'Ask at t.me\\nina.',
      'Our desk is on Signal: nina_desk22.',
      'Discord nina_desk22 has the next steps.',
      'Reach us on WhatsApp at (919) 555-0134.',
    ],
    negative: [
      'Our crew plans its weeks in a WhatsApp group once you are hired.',
      'Answer customers on Whats App and Telegram.',
      'You send a signal at 5 p.m. sharp, and know Discord and Snapchat.',
      'Send us your plan. It doesn’t . me / we plan together.',
      { texts: [{ field: 'Title', text: 'Social media helper (Telegram and Instagram)' }] },
    ],
  },
  'request-in-name': {
    positive: [
      { texts: [{ field: 'City', text: 'Pay $50 on Telegram first' }] },
      { texts: [{ field: 'City', text: 'Raleigh, pay 25 dollars to start' }] },
      { texts: [{ field: 'Company name', text: 'Pay $50 on Telegram first' }] },
      { texts: [{ field: 'Company name', text: 'Send us 40 by Zelle' }] },
      { texts: [{ field: 'Company name', text: 'Text Nina on S i g n a l' }] },
      { texts: [{ field: 'Company city', text: 'Please send the fee' }] },
      { texts: [{ field: 'Company website', text: 'https://brew.example/write-us-on-signal' }] },
      { texts: [{ field: 'Company email', text: 'send.50.by.venmo brew.example' }] },
    ],
    negative: [
      'Pay $50 for the first box, and your wage is $15.',
      ...[
        'Pay Less Shoes',
        'Cash America',
        '$5 Bagels',
        'Five Below',
        'Send Me Flowers',
        'Message Envy',
        'Text Book Exchange',
        'Signal Hill Coffee',
        'Deposit 24 Storage',
        'Call Us Movers',
        'Venmo',
      ].map((text) => ({ texts: [{ field: 'Company name', text }] })),
      ...['Raleigh', 'Cash', 'Signal Mountain', 'Winston-Salem', '29 Palms'].map((text) => ({
        texts: [{ field: 'City', text }],
      })),
      { texts: [{ field: 'Company website', text: 'https://www.brew.example/pay-and-benefits' }] },
    ],
  },
  'hidden-link': {
    positive: [
      'Apply at bit.ly/3xYz now.',
      'Apply at tinyurl dot com slash nina.',
      'See starbucks dot careers-now dot com.',
      { texts: [{ field: 'Apply website', text: 'https://www.tinyurl.com/nina-jobs' }] },
      'Our form: (https://t.co/abc123).',
    ],
    negative: [
      'Apply at copperkettle.example/jobs.',
      'Open daily from 7 a.m. to 3 p.m.',
      { texts: [{ field: 'Apply website', text: 'https://forms.example/bit.ly' }] },
    ],
  },
  'lookalike-link': {
    positive: [
      { texts: [{ field: 'Apply website', text: 'https://amazon-careers.example/apply' }] },
      'Apply at https://www.arnazon.example.',
      'Apply at WALMART.jobs-team.example!',
      'Write to hiring@starbuckscareers.example.',
      { texts: [{ field: 'Apply website', text: 'https://xn--mazon-3ve.example' }] },
      'See g00gle-hr.example.',
      'Apply at amazon.greenhouse.jobs-team.example.',
      { emails: ['hr@paypal-support.example'] },
    ],
    negative: [
      'Our shop: https://www.instagram.com/copperkettle',
      { texts: [{ field: 'Apply website', text: 'https://starbucks.taleo.net/jobs' }] },
      'Order at pineapple-cafe.example or targetpractice.example.',
      'Find us on jobs.amazon.com.',
      'Deliver for FedEx. We are hiring.',
    ],
  },
  'other-language': {
    positive: [
      'Trabaja desde casa. Deposita el cheque y envía el resto por Zelle, y nos escribes para empezar.',
      'Работа на дому: получите чек, положите его в банк и переведите деньги.',
      '在家工作，把支票存入您的银行账户，然后把其余的钱汇给我们的供应商，请加微信联系我们。',
      '在家兼职刷单，日赚500，加微信领取任务，先垫付后返现。',
      '취업 지원은 카톡으로. 입금된 돈을 송금하면 수당 지급.',
      'Recibirás dinero en tu cuenta bancaria y lo enviarás a nuestros socios.',
      'Nous vous enverrons un chèque, encaissez le et renvoyez le reste par virement.',
      {
        texts: [
          { field: 'Requirements', text: '收到支票后存入您的银行账户' },
          { field: 'Benefits', text: '扣除工资后把余款转给供应商' },
        ],
      },
      'Travaillez chez vous: encaissez le chèque et envoyez le reste par la poste à notre agent, qui est sur place.',
    ],
    negative: [
      'Serve 麻婆豆腐 and 小笼包 with a smile.',
      'Greet guests at Café de la Paix with bonjour, merci and au revoir; serve tarte aux pommes and pain au chocolat.',
      'We speak English, Español, Français, 中文 and русский.',
      'Tutor first-year students in Spanish: ser and estar, por and para.',
      'Cook pho, banh mi and com tam at Quán Ăn Của Mẹ.',
      'Pour coffee, mind the MIT crowd and hang the aprons on the right hook.',
    ],
  },
  'hidden-direction': {
    positive: [
      'Message our manager on \u202emargeleT\u202c.',
      'Sell \u202dcoffee\u202c.',
      { texts: [{ field: 'Company name', text: 'Copper \u202eelttek' }] },
    ],
    negative: [
      'Greet guests with \u2067שלום\u2069 and a smile.',
      'Pay is \u202a$18\u202c an hour.',
    ],
  },
  'borrowed-brand': {
    positive: [
      { companyName: 'Amazon HR', website: 'https://amazon-careers.example' },
      { companyName: 'Walmart', emails: ['hr@walmart.jobs-team.example'] },
      { companyName: 'The Apple Company', emails: ['apple@jobs.example'] },
      { texts: [{ field: 'Title', text: 'FedEx is hiring from home' }] },
    ],
    negative: [
      { companyName: 'Amazon', website: 'https://www.amazon.com/jobs' },
      { companyName: 'Starbucks', emails: ['raleigh@starbucks.com'] },
      { companyName: 'Apple Valley Orchard' },
      { companyName: 'Target Practice Archery' },
      'We deliver on Amazon routes.',
    ],
  },
  'brand-with-free-mail': {
    positive: [
      'Send your resume to amazon.hiring.desk@gmail.com.',
      'Write to hr-walmart@outlook.com today.',
      { emails: ['costcojobs@yahoo.com'] },
    ],
    negative: [
      'Send your resume to copperkettle@gmail.com.',
      'Write to jobs@amazon.com.',
      { emails: ['pineapple.cafe@gmail.com'] },
    ],
  },
  'pay-above-industry': {
    positive: [{ hourlyMax: 90, usualHourlyMax: 31 }],
    negative: [
      { hourlyMax: 31, usualHourlyMax: 31 },
      { hourlyMax: 90, usualHourlyMax: null },
      { hourlyMax: null, usualHourlyMax: 31 },
    ],
  },
  'pay-below-minimum': {
    positive: [{ belowFloor: { hourlyMin: 7.24, floor: 'The federal minimum is $7.25 an hour.' } }],
    negative: [{ belowFloor: null, hourlyMax: 2.13 }],
  },
  'near-copy': {
    positive: [{ copiesOfOthers: 1 }, { copiesOfOwn: 9 }],
    negative: [{ copiesOfOwn: 8 }, { copiesOfOthers: 0 }],
  },
  'copy-of-refused': {
    positive: [{ copiesOfRefused: 1 }],
    negative: [{ copiesOfRefused: 0, copiesOfOwn: 8 }],
  },
  'copy-of-removed': {
    positive: [{ copiesOfRemoved: 1 }],
    negative: [{ copiesOfRemoved: 0, copiesOfOthers: 0 }],
  },
  'new-account-in-bulk': {
    positive: [{ accountAgeDays: 0, postedToday: 6 }],
    negative: [
      { accountAgeDays: 0, postedToday: 5 },
      { accountAgeDays: 7, postedToday: 40 },
    ],
  },
};

const harmless: Posting = {
  texts: [],
  companyName: 'Copper Kettle',
  website: 'https://copperkettle.example',
  emails: ['jobs@copperkettle.example'],
  accountAgeDays: 400,
  postedToday: 1,
  hourlyMax: 16,
  usualHourlyMax: 40,
  belowFloor: null,
  copiesOfOthers: 0,
  copiesOfRefused: 0,
  copiesOfRemoved: 0,
  copiesOfOwn: 0,
};

function postingOf(example: Example): Posting {
  return typeof example === 'string'
    ? { ...harmless, texts: [{ field: 'Description', text: example }] }
    : { ...harmless, ...example };
}

describe.each(signalRules)('$id', ({ id, find }) => {
  const { positive, negative } = examples[id] ?? { positive: [], negative: [] };
  it.each(positive)('finds %j', (example) => {
    expect(find(postingOf(example)), id).not.toEqual([]);
  });

  it.each(negative)('leaves %j alone', (example) => {
    expect(findSignals(postingOf(example))).toEqual([]);
  });
});

it('gives every rule an id of its own, a version and words for the owner', () => {
  expect(signalRules.map(({ id }) => id)).toEqual(Object.keys(examples));
  for (const { version, why } of signalRules) {
    expect(version).toBeGreaterThan(0);
    expect(why).toMatch(/^[A-Z].*\.$/);
  }
});

it('holds no job for its circumstances alone', () => {
  const odd: Posting = {
    ...harmless,
    accountAgeDays: 0,
    postedToday: 50,
    hourlyMax: 900,
    copiesOfOthers: 7,
  };
  const signals = findSignals(odd);
  expect(signals.map(({ rule }) => rule)).toEqual([
    'pay-above-industry',
    'near-copy',
    'new-account-in-bulk',
  ]);
  expect(isHeld(signals)).toBe(false);
});

it('says which words it found, as they are written, and where', () => {
  const texts = [
    { field: 'Description', text: 'A calm place.' },
    { field: 'Question 1', text: 'Did you add us on W h a t s A p p?' },
  ];
  expect(findSignals({ ...harmless, texts })).toEqual([
    {
      rule: 'chat-address',
      version: 2,
      level: 'heavy',
      weight: 20,
      why: expect.any(String),
      field: 'Question 1',
      words: 'W h a t s A p p',
    },
  ]);
});

it('keeps few of many matches', () => {
  const text = 'Write to wa dot me. See wa.me/15550123. '.repeat(200);
  const signals = findSignals({ ...harmless, texts: [{ field: 'Description', text }] });
  expect(signals).toHaveLength(10);
  expect(signals.map(({ words }) => words)).toContain('wa.me/15550123');
});
