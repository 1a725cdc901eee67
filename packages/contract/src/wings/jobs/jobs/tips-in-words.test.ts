import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipsInWords, tipsOfJob } from './tips-in-words.ts';

describe('words about pay', () => {
  it.each<[string, { min: number; max: number } | null]>([
    ['plus tips, four to six dollars an hour', { min: 4, max: 6 }],
    ['Plus tips, usually four to six dollars an hour', { min: 4, max: 6 }],
    ['Plus tips, usually five dollars an hour', { min: 5, max: 5 }],
    ['$15 an hour plus $4-6 an hour in tips', { min: 4, max: 6 }],
    ['$15/hr + tips ($4.50–$6.25/hr)', { min: 4.5, max: 6.25 }],
    ['tips of twenty-two to thirty dollars per hour', { min: 22, max: 30 }],
    ['And tips: on average $5 / hour. Paid weekly.', { min: 5, max: 5 }],
    ['+ tips', null],
    ['and tips', null],
    ['Shared tips', null],
    ['Plus tips and a rain bonus', null],
    ['Plus tips, often 40 dollars a day', null],
    ['Plus tips, up to $10 an hour', null],
    ['Plus tips, 4,50 an hour', null],
    ['Plus tips, servers average 22 to 28 dollars an hour', null],
    ['Hourly pay plus tips; servers average 22 to 28 dollars an hour', null],
    ['plus tips, 22 to 28 dollars an hour in all', null],
    ['plus tips, $6 to $4 an hour', null],
    ['plus tips, $5 an hour at lunch and $9 at dinner', null],
  ])('%s', (words, tips) => {
    expect(tipsInWords(words)).toEqual({ tipped: true, tips, arePartOfPay: false });
  });

  it.each([
    'No tips',
    'paid without tips',
    'We do not accept tips',
    'Tips are not accepted',
    'Paid weekly',
    'Tipton Street, $15 an hour',
    '',
  ])('name no tips: %s', (words) => {
    expect(tipsInWords(words)).toEqual({ tipped: false, tips: null, arePartOfPay: false });
  });

  it.each(['$25 an hour including tips', 'With tips $20 to $25 an hour', 'Tips included'])(
    'may state tips as pay: %s',
    (words) => {
      expect(tipsInWords(words)).toMatchObject({ tipped: true, arePartOfPay: true });
    },
  );

  const dollars = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 30 }))
    .map(([min, more]) => ({ min, max: min + more }));
  const between = fc.constantFrom('-', ' - ', '–', ' to ', ' or ');
  const sign = fc.constantFrom('', '$');
  const start = fc.constantFrom('Plus tips, usually ', '+ tips: ', 'and tips (', 'PLUS TIPS of ');
  const unit = fc.constantFrom('/hr', ' / hour', ' an hour', ' dollars an hour', ' per hour');

  it('say an amount of tips, however it is written, and never one of pay', () => {
    fc.assert(
      fc.property(dollars, between, sign, start, unit, (range, to, dollar, words, hourly) => {
        const amount = `${dollar}${range.min}${to}${dollar}${range.max}`;
        expect(tipsInWords(`$15 an hour ${words}${amount}${hourly}`).tips).toEqual(range);
        expect(tipsInWords(`${amount}${hourly} plus tips`).tips).toBeNull();
      }),
    );
  });

  it('are read in time that grows with their length', () => {
    const long = `plus tips ${'$1 to $2 and four dollars '.repeat(20_000)}`;
    expect(tipsInWords(long).tips).toBeNull();
    expect(tipsInWords(`plus tips 5${' '.repeat(100_000)}an hour`).tips).toEqual({
      min: 5,
      max: 5,
    });
    expect(tipsInWords('no tips '.repeat(60_000)).tipped).toBe(false);
  });
});

describe('tips of a job', () => {
  const unsaid = { title: 'Server', compensation: null, tipped: null, tips: null };

  it('are those that its employer states', () => {
    const compensation = 'plus tips, $4 an hour';
    const tips = { min: 5, max: 6 };
    expect(tipsOfJob({ ...unsaid, compensation, tipped: false })).toEqual({
      tipped: false,
      tips: null,
    });
    expect(tipsOfJob({ ...unsaid, compensation, tipped: true })).toEqual({
      tipped: true,
      tips: null,
    });
    expect(tipsOfJob({ ...unsaid, compensation, tips })).toEqual({ tipped: true, tips });
  });

  it('are read where the employer does not say', () => {
    const compensation = 'plus tips, $4 an hour';
    const tips = { min: 4, max: 4 };
    expect(tipsOfJob({ ...unsaid, compensation })).toEqual({ tipped: true, tips });
    expect(tipsOfJob({ ...unsaid, title: 'Server, $2.13 + tips' })).toEqual({
      tipped: true,
      tips: null,
    });
    expect(tipsOfJob({ ...unsaid, title: 'Writer of study tips' })).toEqual({
      tipped: false,
      tips: null,
    });
  });
});
