import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesOfCalendar } from './read-timetable.ts';

/** A Saturday near the end of a term. */
const ZONE = { timeZone: 'America/New_York', now: new Date('2026-11-28T12:00:00Z') };
const MISWRITTEN = 'one of its times, its duration or its end is in a format we cannot read';
const UNKNOWN_RULE = 'we do not know how it repeats';
const BAD_DATE =
  'one of its extra or skipped days is in a format we cannot read; the others are read';

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:CHEM',
  ...lines,
  'END:VEVENT',
];
const start = 'DTSTART:20261130T090000';
const monday = [start, 'DTEND:20261130T101500'];
const weekly = [...monday, 'RRULE:FREQ=WEEKLY;UNTIL=20261218T235959Z'];
const MONDAYS = 'mon 09:00-10:15 2026-11-30..2026-12-14';

async function read(lines: readonly string[], email?: string) {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const zone = email === undefined ? ZONE : { ...ZONE, email };
  const { busy, unread } = await timesOfCalendar(Buffer.from(text), zone);
  return {
    busy: busy.map(
      ({ weekday, start: from, end, ...days }) =>
        `${weekday} ${from}-${end} ${String(days.from)}..${String(days.until)}`,
    ),
    unread: unread.map(({ why }) => why),
  };
}

describe('a class is read, or named with what is wrong with it', () => {
  it.each<[what: string, lines: string[], busy: string[], unread: string[]]>([
    ['an empty rule', event(...monday, 'RRULE:'), [], [UNKNOWN_RULE]],
    [
      'a rule that comes no time',
      event(...monday, 'RRULE:FREQ=WEEKLY;COUNT=0'),
      [],
      [UNKNOWN_RULE],
    ],
    [
      'all day, every week',
      event('DTSTART;VALUE=DATE:20261130', 'RRULE:FREQ=WEEKLY'),
      [],
      ['it takes a day or longer'],
    ],
    [
      'days between semicolons',
      event(...monday, 'RRULE:FREQ=WEEKLY;UNTIL=20261218;BYDAY=MO;WE'),
      [MONDAYS, 'wed 09:00-10:15 2026-11-30..2026-12-14'].map((one) => one.replace('14', '16')),
      [],
    ],
    ['a loose word', event(...monday, 'RRULE:FREQ=WEEKLY;WE'), [], [UNKNOWN_RULE]],
    ['a part of an hour', event(start, 'DURATION:PT1.25H', 'RRULE:FREQ=WEEKLY'), [], [MISWRITTEN]],
    ['a broken further day', event(...weekly, 'RDATE:garbage'), [MONDAYS], [BAD_DATE]],
    ['a broken day left out', event(...weekly, 'EXDATE:12/7/2026'), [MONDAYS], [BAD_DATE]],
    [
      'a rule of days left out',
      event(...weekly, 'EXRULE:FREQ=WEEKLY;INTERVAL=2'),
      [],
      [UNKNOWN_RULE],
    ],
    [
      'a period without an end',
      ['BEGIN:VFREEBUSY', 'FREEBUSY:20261130T140000Z', 'END:VFREEBUSY'],
      [],
      ['its end is missing'],
    ],
    [
      'a period of days',
      ['BEGIN:VFREEBUSY', 'FREEBUSY:20261130T140000Z/P2D', 'END:VFREEBUSY'],
      [],
      ['it takes a day or longer'],
    ],
    [
      'a period of days among shorter ones',
      [
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20261130T140000Z/PT75M,20261130T140000Z/P2D',
        'FREEBUSY:20261207T140000Z/PT75M',
        'END:VFREEBUSY',
      ],
      ['mon 09:00-10:15 2026-11-30..2026-12-07'],
      ['one of its times takes a day or longer; the others are read'],
    ],
    [
      'a year ahead',
      event('DTSTART:20280110T090000', 'DTEND:20280110T101500', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ['mon 09:00-10:15 2028-01-10..2028-01-24'],
      [],
    ],
    [
      'an age ahead',
      event('DTSTART:99980105T090000', 'DTEND:99980105T101500', 'RRULE:FREQ=WEEKLY'),
      [],
      ['it begins too many years ahead'],
    ],
    [
      'a monthly one at the time of a weekly one',
      [...event(...weekly), ...event(...monday, 'RRULE:FREQ=MONTHLY;BYDAY=-1MO')],
      [MONDAYS],
      ['it repeats on the same weekday less than every three weeks'],
    ],
  ])('%s', async (_what, lines, busy, unread) => {
    expect(await read(lines)).toEqual({ busy, unread });
  });
});

describe('a class that is moved', () => {
  const moved = (replaced: string, to: string) =>
    event(`RECURRENCE-ID${replaced}`, `DTSTART:${to}T140000`, `DTEND:${to}T151500`);

  it('to another weekday from a week on has the days of each', async () => {
    const later = moved(';RANGE=THISANDFUTURE:20261214T090000', '20261216');
    const long = weekly.map((line) => line.replace('UNTIL=20261218', 'UNTIL=20261228'));
    expect((await read([...event(...long), ...later])).busy).toEqual([
      MONDAYS.replace('12-14', '12-07'),
      'wed 14:00-15:15 2026-12-16..2026-12-30',
    ]);
    const end = moved(';RANGE=THISANDFUTURE:20261130T090000', '20261202');
    expect((await read([...event(...weekly), ...end])).busy).toEqual([
      'wed 14:00-15:15 2026-12-02..2026-12-16',
    ]);
  });

  it('once is named, as its week is as usual', async () => {
    const once = moved(':20261207T090000', '20261208');
    expect(await read([...event(...weekly), ...once])).toEqual({
      busy: [MONDAYS],
      unread: ['it happens at this time only once; its usual times are read'],
    });
  });
});

describe('the zone of a class', () => {
  const zoned = (name: string) =>
    event(...weekly.map((line) => line.replace(/^(DT\w+):/, `$1;TZID=${name}:`)));

  it.each(['Pacific', 'Pacific Time', 'US Pacific Time', 'Los_Angeles', 'america/los_angeles'])(
    'is known by the name %s',
    async (name) => {
      const { busy, unread } = await read(zoned(name));
      expect({ busy, unread }).toEqual({
        busy: [MONDAYS.replace('09:00-10:15', '12:00-13:15')],
        unread: [],
      });
    },
  );

  const known = /^(?:[a-z]st\d?[a-z]*|gmt|utc|z|eastern|central|mountain|pacific)$/i;

  it('that nobody describes is named, never taken for another', async () => {
    const names = fc
      .stringMatching(/^Campus[A-Za-z ]{0,8}[+-]?\d{0,2}$/)
      .filter((name) => !known.test(name));
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        expect(await read(zoned(name))).toEqual({
          busy: [],
          unread: ['we do not know its time zone'],
        });
      }),
      { numRuns: 50 },
    );
    expect((await read(zoned('tzone://Microsoft/Custom'))).unread).toEqual([
      'we do not know its time zone',
    ]);
  });
});

it('leaves free what its reader has declined, among whomever', async () => {
  const invited = event(
    ...weekly,
    'ATTENDEE;PARTSTAT=DECLINED:mailto:Me@ncsu.example',
    'ATTENDEE:mailto:you@ncsu.example',
  );
  expect((await read(invited, 'me@ncsu.example')).busy).toEqual([]);
  expect((await read(invited, 'you@ncsu.example')).busy).toEqual([MONDAYS]);
});
