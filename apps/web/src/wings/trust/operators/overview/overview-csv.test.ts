import type { OverviewWeek } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { overviewCsv } from './overview-csv.ts';

const week: OverviewWeek = {
  monday: '2026-01-05',
  seekers: 4,
  employers: -1,
  jobs: 0,
  filledShare: null,
  applications: 9,
  answerDays: 1.5,
  cases: 2,
  upheld: 1,
};

const rowOf = (monday: string) => overviewCsv([{ ...week, monday }]).split('\r\n')[1];

it('has a header and a row for each week; numbers stay numbers, also below zero', () => {
  expect(overviewCsv([week]).split('\r\n')).toEqual([
    'monday,seekers,employers,jobs,filledShare,applications,answerDays,cases,upheld',
    '2026-01-05,4,-1,0,,9,1.5,2,1',
    '',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('has no formula in a cell: %j', (text) => {
  expect(rowOf(text)).toBe(`"'${text}",4,-1,0,,9,1.5,2,1`);
});

it.each([
  ['a "b", c', '"a ""b"", c"'],
  ['=A1&"x"', `"'=A1&""x"""`],
])('quotes %j', (text, cell) => {
  expect(rowOf(text)).toBe(`${cell},4,-1,0,,9,1.5,2,1`);
});
