import type { OverviewWeek } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { csvCell, overviewCsv } from './overview-csv.ts';

const week: OverviewWeek = {
  monday: '2026-01-05',
  seekers: 4,
  employers: 1,
  jobs: 0,
  filledShare: null,
  applications: 9,
  answerDays: 1.5,
  cases: 2,
  upheld: 1,
};

describe('a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('is no formula: %j', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });

  it('is quoted where it has quotes, commas or line breaks', () => {
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
    expect(csvCell('=A1&"x"')).toBe(`"'=A1&""x"""`);
  });

  it('stays a number, also below zero', () => {
    expect([csvCell(-1), csvCell(1.5), csvCell(null), csvCell('plain')]).toEqual([
      '-1',
      '1.5',
      '',
      'plain',
    ]);
  });
});

it('has a header and a row for each week', () => {
  expect(overviewCsv([week]).split('\r\n')).toEqual([
    'monday,seekers,employers,jobs,filledShare,applications,answerDays,cases,upheld',
    '2026-01-05,4,1,0,,9,1.5,2,1',
    '',
  ]);
});
