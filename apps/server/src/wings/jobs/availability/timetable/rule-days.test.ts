import { DAY_MS } from '@nextshift/contract';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { readRule } from './read-rule.ts';
import { startsByRule } from './rule-days.ts';

const START = '2026-08-31T09:00:00';
const START_SHOWN = Date.parse(`${START}Z`);
const DAYS = 400;

function ours(text: string): string[] {
  const rule = readRule(ICAL.Recur.fromString(text), START_SHOWN);
  if (!rule) throw new Error(`${text} is not read.`);
  const window = {
    from: START_SHOWN,
    to: START_SHOWN + DAYS * DAY_MS,
    until: rule.until?.time ?? null,
  };
  return startsByRule(rule, START_SHOWN, window).starts.map((shown) =>
    new Date(shown).toISOString().slice(0, 16),
  );
}

/** The same by the library, without its start where that is none of the rule's. */
function byLibrary(text: string): string[] {
  const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromString(START, undefined));
  const found: string[] = [];
  for (;;) {
    const next = iterator.next() as ICAL.Time | null;
    const shown = next?.toString().slice(0, 16);
    if (shown === undefined || Date.parse(`${shown}Z`) > START_SHOWN + DAYS * DAY_MS) return found;
    found.push(shown);
  }
}

const someOf = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: 4 });
const weekdays = someOf(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
/** A Monday: rules that name it have it as their first start, as the library takes it for one always. */
const withMonday = weekdays.map((days) => [...new Set(['MO', ...days])].join());
const end = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${String(count)}`),
  fc.integer({ min: 1, max: 9 }).map((month) => `;UNTIL=20270${String(month)}15T120000`),
);
const interval = fc.integer({ min: 1, max: 5 }).map((every) => `;INTERVAL=${String(every)}`);

/** Forms that the library expands right. */
const rules = fc.oneof(
  fc
    .tuple(interval, withMonday, fc.constantFrom('', ';WKST=SU', ';WKST=WE'), end)
    .map(([every, days, first, last]) => `FREQ=WEEKLY${every};BYDAY=${days}${first}${last}`),
  fc.tuple(interval, end).map(([every, last]) => `FREQ=DAILY${every}${last}`),
  fc.tuple(withMonday, end).map(([days, last]) => `FREQ=DAILY;BYDAY=${days}${last}`),
  fc.tuple(interval, end).map(([every, last]) => `FREQ=MONTHLY${every};BYMONTHDAY=31${last}`),
  fc.tuple(interval, end).map(([every, last]) => `FREQ=MONTHLY${every};BYDAY=-1MO${last}`),
  fc
    .tuple(interval, end)
    .map(([every, last]) => `FREQ=MONTHLY${every};BYDAY=MO;BYSETPOS=-1${last}`),
  end.map((last) => `FREQ=YEARLY;BYMONTH=8,9,10;BYDAY=MO${last}`),
);

it('finds the starts that the library finds', () => {
  fc.assert(
    fc.property(rules, (text) => {
      expect(ours(text)).toEqual(byLibrary(text));
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=-1;COUNT=2', ['2026-09-02', '2026-09-09']],
  ['FREQ=YEARLY;BYWEEKNO=37;BYDAY=TU;COUNT=2', ['2026-09-08', '2027-09-14']],
  ['FREQ=YEARLY;BYWEEKNO=-1;COUNT=1', ['2026-12-28']],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=1', ['2027-05-17']],
  ['FREQ=YEARLY;BYYEARDAY=-1;COUNT=1', ['2026-12-31']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', ['2026-08-31', '2026-09-30']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', []],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=TH', []],
])('reads %s, which the library does not, or never ends', (text, dates) => {
  expect(ours(text).map((shown) => shown.slice(0, 10))).toEqual(dates);
});

it('looks at each day once, whatever a rule says', () => {
  const rule = readRule(ICAL.Recur.fromString('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'), START_SHOWN);
  if (!rule) throw new Error('It is not read.');
  const window = { from: START_SHOWN, to: START_SHOWN + DAYS * DAY_MS, until: null };
  expect(startsByRule(rule, START_SHOWN, window)).toMatchObject({ starts: [], walked: DAYS + 1 });
});
