import { describeShifts } from '@nextshift/contract';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { timesOfCalendar } from './read-timetable.ts';

const FOLDER = new URL('../../../../../test/files/timetable-cases/', import.meta.url);
/** A Saturday near the end of a term. */
const ZONE = { timeZone: 'America/New_York', now: new Date('2026-11-28T12:00:00Z') };
const MONDAY = ['Mon 9 AM to 10:15 AM'];

async function read(bytes: Buffer, zone = ZONE) {
  const { busy, unread } = await timesOfCalendar(bytes, zone);
  const times = describeShifts(busy.map((span) => ({ ...span, date: null })));
  return { times, unread: unread.map(({ event, why }) => `${event}: ${why}`) };
}

describe('files that other programs have read wrong', () => {
  const expected: Readonly<Record<string, readonly string[]>> = {
    'dt_no_seconds.ics': MONDAY,
    'dtend_utc.ics': MONDAY,
    'exdate_date_in_datetime.ics': MONDAY,
    'exdate_empty_tz.ics': MONDAY,
    'mixed-two-of-three-lost.ics': ['Mon to Wed 9 AM to 10:15 AM'],
    'only-lost.ics': ['Tue 9 AM to 10:15 AM'],
    'rdate_utc.ics': MONDAY,
    'rrule_byhour.ics': MONDAY,
    'rrule_daily14.ics': MONDAY,
    'rrule_two.ics': ['Mon, Wed 9 AM to 10:15 AM'],
    'thisandfuture.ics': ['Mon 1 PM to 2:15 PM'],
    'trailing_spaces.ics': MONDAY,
    'tz_central_rails.ics': ['Mon 10 AM to 11:15 AM'],
    'tz_custom_vtimezone.ics': ['Mon 10 AM to 11:15 AM'],
    'vfreebusy.ics': MONDAY,
  };

  it('are all expected', () => {
    const files = [...Object.keys(expected), 'busystatus_free.ics'];
    expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
  });

  it.each(Object.entries(expected))('%s is read whole', async (file, times) => {
    const bytes = readFileSync(new URL(file, FOLDER));
    expect(await read(bytes)).toEqual({ times, unread: [] });
    const early = { ...ZONE, now: new Date('2026-08-20T12:00:00Z') };
    expect((await read(bytes, early)).unread).toEqual([]);
  });
});

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'];
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const bytesOf = (lines: readonly string[], end = '\r\n') => Buffer.from(lines.join(end));
const monday = ['SUMMARY:CHEM 101', 'DTSTART:20261130T090000', 'DTEND:20261130T101500'];
const weekly = [...monday, 'RRULE:FREQ=WEEKLY;UNTIL=20261218T235959Z'];
const timesOf = async (...lines: string[]) => (await read(bytesOf(calendar(...lines)))).times;

it('says of a file of free times that they are free', async () => {
  const bytes = readFileSync(new URL('busystatus_free.ics', FOLDER));
  expect(await read(bytes)).toEqual({
    times: [],
    unread: ['Class: its times are marked as free, canceled or declined'],
  });
});

describe('rules of every rhythm', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1', MONDAY],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,2,3,4,5', MONDAY],
    ['FREQ=YEARLY;BYWEEKNO=49,50,51,52,53,1,2;BYDAY=MO', MONDAY],
    ['FREQ=YEARLY;BYMONTH=12,1;BYDAY=MO', MONDAY],
    ['FREQ=DAILY;BYDAY=MO', MONDAY],
    ['FREQ=DAILY;INTERVAL=7', MONDAY],
    ['FREQ=HOURLY;BYHOUR=9;BYMINUTE=0;BYDAY=MO', MONDAY],
    ['FREQ=WEEKLY;BYHOUR=9,14;BYMINUTE=0', [...MONDAY, 'Mon 2 PM to 3:15 PM']],
    ['freq=weekly; byday=mo, we;until=', ['Mon, Wed 9 AM to 10:15 AM']],
    ['FREQ=WEEKLY;COUNT=3', MONDAY],
  ])('such as %s', async (rule, times) => {
    expect(await timesOf(...event(...monday, `RRULE:${rule}`))).toEqual(times);
  });

  it('count a class that has its last day ahead', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261201T000000Z';
    const long = monday.map((line) => line.replace('20261130', '20260831'));
    expect(await timesOf(...event(...long, rule))).toEqual(MONDAY);
  });
});

describe('zones', () => {
  it.each([
    ['Central Standard Time'],
    ['(UTC-06:00) Central Time (US & Canada)'],
    ['/freeassociation.sourceforge.net/America/Chicago'],
    ['CST6CDT'],
    ['America/Chicago'],
    ['UTC-06:00'],
  ])('may be called %s', async (name) => {
    const zoned = weekly.map((line) => line.replace(/^(DT\w+):/, `$1;TZID=${name}:`));
    expect(await timesOf(...event(...zoned))).toEqual(['Mon 10 AM to 11:15 AM']);
  });

  it('are that of the calendar for times without one', async () => {
    expect(await timesOf('X-WR-TIMEZONE:America/Chicago', ...event(...weekly))).toEqual([
      'Mon 10 AM to 11:15 AM',
    ]);
  });

  it('may be another one for the end', async () => {
    const lines = weekly.map((line) =>
      line.replace('DTEND:20261130T1015', 'DTEND;TZID=America/Chicago:20261130T0915'),
    );
    const zoned = lines.map((line) => line.replace('DTSTART:', 'DTSTART;TZID=America/New_York:'));
    expect(await timesOf(...event(...zoned))).toEqual(MONDAY);
  });
});

describe('files that are not quite right', () => {
  it.each([
    ['without their ends', bytesOf(calendar(...event(...weekly)).slice(0, -2))],
    [
      'in lower case',
      Buffer.from(
        bytesOf(calendar(...event(...weekly)))
          .toString()
          .toLowerCase(),
      ),
    ],
    [
      'with a mark of bytes',
      Buffer.from(`\ufeff${bytesOf(calendar(...event(...weekly))).toString()}`),
    ],
    ['with blank lines', bytesOf(calendar(...event(...weekly)), '\r\n\r\n')],
    ['with blanks before', Buffer.from(`\n  ${bytesOf(calendar(...event(...weekly))).toString()}`)],
    [
      'folded in the middle of words',
      Buffer.from(
        bytesOf(calendar(...event(...weekly)))
          .toString()
          .replaceAll(/\w{9}(?=\w)/g, '$&\r\n '),
      ),
    ],
  ])('are read %s', async (_how, bytes) => {
    expect(await read(bytes)).toEqual({ times: MONDAY, unread: [] });
  });
});

describe('what leaves the time free', () => {
  const owner = 'X-WR-CALNAME:me@ncsu.example';
  it.each([
    [['TRANSP:TRANSPARENT']],
    [['STATUS:CANCELLED']],
    [['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    [['ATTENDEE;PARTSTAT=DECLINED:mailto:me@ncsu.example']],
    [['ATTENDEE;PARTSTAT=DECLINED:mailto:me@ncsu.example', 'ATTENDEE:mailto:you@ncsu.example']],
  ])('is an event with %j', async (lines) => {
    expect(await timesOf(owner, ...event(...weekly, ...lines))).toEqual([]);
  });

  it('is none that others have declined', async () => {
    const lines = [
      'ATTENDEE;PARTSTAT=DECLINED:mailto:you@ncsu.example',
      'ATTENDEE:mailto:me@x.example',
    ];
    expect(await timesOf(owner, ...event(...weekly, ...lines))).toEqual(MONDAY);
  });

  it('is a period that is said to be free', async () => {
    const free = 'FREEBUSY;FBTYPE=FREE:20261130T140000Z/PT75M,20261207T140000Z/PT75M';
    expect(await timesOf('BEGIN:VFREEBUSY', free, 'END:VFREEBUSY')).toEqual([]);
  });
});

const MISWRITTEN = 'one of its times, its duration or its end is in a format we cannot read';

describe('events that are not read', () => {
  it.each<[lines: readonly string[], why: string]>([
    [['SUMMARY:CHEM 101', 'DTEND:20261130T101500'], 'its days are missing'],
    [['SUMMARY:CHEM 101', 'DTSTART:20261399T090000'], 'its days are missing'],
    [[...monday.slice(0, 2), 'RRULE:FREQ=WEEKLY'], 'its end is missing'],
    [
      [...monday.slice(0, 2), 'DTEND:20261130T080000', 'RRULE:FREQ=WEEKLY'],
      'it ends before it begins',
    ],
    [[...monday.slice(0, 2), 'DURATION:P2D', 'RRULE:FREQ=WEEKLY'], 'it takes a day or longer'],
    [[...monday, 'RRULE:FREQ=SOMETIMES'], 'we do not know how it repeats'],
    [[...monday, 'RRULE:FREQ=WEEKLY;UNTIL=12/18/2026'], 'we do not know how it repeats'],
    ...['UNTIL=forever', 'UNTIL=20261218T23', 'UNTIL=Dec 18 2026'].map(
      (until): [string[], string] => {
        return [[...monday, `RRULE:FREQ=WEEKLY;${until}`], MISWRITTEN];
      },
    ),
    ...['1:15', ':75', 'PT', '1 hour'].map((duration): [string[], string] => {
      const lines = [...monday.slice(0, 2), `DURATION:${duration}`, 'RRULE:FREQ=WEEKLY'];
      return [lines, MISWRITTEN];
    }),
    [[...monday, 'RRULE:FREQ=MINUTELY'], 'we do not know how it repeats'],
    [
      [...monday, 'RRULE:FREQ=MONTHLY;BYDAY=-1MO'],
      'it repeats on the same weekday less than every three weeks',
    ],
  ])('are named: %j', async (lines, why) => {
    const good = event(
      ...weekly.map((line) => line.replace('CHEM 101', 'MATH 1').replaceAll('T1015', 'T1000')),
    );
    const result = await read(bytesOf(calendar(...event(...lines), ...good)));
    expect(result).toEqual({ times: ['Mon 9 AM to 10 AM'], unread: [`CHEM 101: ${why}`] });
  });

  it('are those whose starts cannot be counted, and those after a great many', async () => {
    const old = monday.map((line) => line.replace('20261130', '20100104'));
    const long = await read(bytesOf(calendar(...event(...old, 'RRULE:FREQ=WEEKLY;COUNT=2000'))));
    expect(long.unread).toEqual(['CHEM 101: it began too long ago to count how often it happens']);
    const daily = monday.map((line) => line.replace('20261130', '20220103'));
    const rules = Array<string>(10).fill('RRULE:FREQ=DAILY;COUNT=9000');
    const many = Array.from({ length: 150 }, () => event(...daily, ...rules)).flat();
    const { times, unread } = await read(bytesOf(calendar(...many)));
    expect(times).toEqual(['Every day 9 AM to 10:15 AM']);
    expect(unread).toEqual(['CHEM 101: there are too many others before it']);
  });

  it('are named once, in one short line', async () => {
    const name = `SUMMARY:${'A\\, b\\n'.repeat(50)}`;
    const { unread } = await read(bytesOf(calendar(...event(name), ...event(name))));
    expect(unread).toEqual([`${'A, b '.repeat(16).slice(0, 79)}…: its days are missing`]);
  });

  it.each(['-05:00', 'abc'])('are none for the offset %j of a zone', async (offset) => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Campus', 'BEGIN:STANDARD', 'DTSTART:19701101T020000'];
    zone.push(`TZOFFSETFROM:${offset}`, 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE');
    const lines = ['SUMMARY:CHEM 101', 'DTSTART;TZID=Campus:20261130T090000'];
    const odd = event(...lines, 'DTEND;TZID=Campus:20261130T101500', 'RRULE:FREQ=WEEKLY');
    const { times } = await read(bytesOf(calendar(...zone, ...odd)));
    expect(times).toEqual(['Mon 9 AM to 10:15 AM']);
  });

  it('are none that come once, or take no time', async () => {
    const single = event('SUMMARY:Homework', 'DTSTART:20261130T235900');
    const allDay = event('SUMMARY:Break', 'DTSTART;VALUE=DATE:20261224', 'RRULE:FREQ=YEARLY');
    expect(await read(bytesOf(calendar(...single, ...allDay)))).toEqual({ times: [], unread: [] });
  });
});

describe('however a class is written', () => {
  /** Leaves out the second of three Mondays. */
  const exceptions = fc.constantFrom(
    'EXDATE:20261207T090000',
    'EXDATE;TZID=America/New_York:20261207T090000',
    'EXDATE;TZID=America/Chicago:20261207T080000',
    'EXDATE:20261207T140000Z',
    'EXDATE:20261207',
    'EXDATE;VALUE=DATE:20261207',
    'EXDATE:20261207T000000',
    'EXDATE:20261207T0900',
    'EXDATE;VALUE=DATE-TIME:20261201T090000,20261207T090000',
    'EXDATE: 20261207T090000 , ',
    'exdate:20261207t090000',
  );
  const zones = fc.constantFrom(
    'America/New_York',
    'Eastern Standard Time',
    'Eastern Time (US & Canada)',
    '"(UTC-05:00) Eastern Time (US & Canada)"',
    'EST5EDT',
    'US/Eastern',
  );
  const days = fc.constantFrom(
    '',
    ';BYDAY=MO',
    ';BYDAY=MO;WKST=SU',
    ';INTERVAL=1;BYHOUR=9;BYMINUTE=0',
  );
  const ends = fc.constantFrom(
    'DTEND;TZID=America/New_York:20261130T101500',
    'DTEND:20261130T151500Z',
    'DURATION:PT1H15M',
    'DTEND;TZID=America/Denver:20261130T0815',
  );
  const form = fc.record({
    exception: exceptions,
    zone: zones,
    day: days,
    end: ends,
    lineEnd: fc.constantFrom('\r\n', '\n', '\r', ' \r\n', '\n\n'),
    width: fc.constantFrom(null, 20, 74),
    isOpen: fc.boolean(),
  });

  it('it has the same times, but where it is left out', async () => {
    await fc.assert(
      fc.asyncProperty(form, async ({ exception, zone, day, end, lineEnd, width, isOpen }) => {
        const lines = calendar(
          ...event(
            'SUMMARY:CHEM 101',
            `DTSTART;TZID=${zone}:20261130T090000`,
            end,
            `RRULE:FREQ=WEEKLY${day};COUNT=2`,
            exception,
          ),
        );
        const written = (isOpen ? lines.slice(0, -2) : lines).map((line) =>
          width === null
            ? line
            : line.replaceAll(
                new RegExp(`.{${width}}(?=\\S)`, 'g'),
                `$&${lineEnd.trim() || '\n'} `,
              ),
        );
        const { busy, unread } = await timesOfCalendar(bytesOf(written, lineEnd), ZONE);
        expect(unread).toEqual([]);
        // One of two is left: it comes once, and as nothing else is in the file, it is taken for one week.
        expect(busy).toEqual([
          { weekday: 'mon', start: '09:00', end: '10:15', from: null, until: null },
        ]);
      }),
      { numRuns: 200 },
    );
  });
});
