import { describeShifts, TIMETABLE_EVENTS_MAX } from '@nextshift/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  COMPONENT_MAX,
  COMPONENTS_MAX,
  hasTooManyLines,
  LINES_MAX,
  NOT_A_CALENDAR,
  readCalendarText,
  TOO_MANY_EVENTS,
} from './calendar-text.ts';
import { timesOfCalendar } from './read-timetable.ts';
import { ZONES_MAX } from './zone-names.ts';

const FOLDER = new URL('../../../../../test/files/timetables/', import.meta.url);
/** A Tuesday morning in New York. */
const NOW = new Date('2026-09-01T12:00:00Z');
const ZONE = { timeZone: 'America/New_York', now: NOW };

const busyTimesOf = async (bytes: Buffer, zone = ZONE) => (await timesOfCalendar(bytes, zone)).busy;
const words = async (bytes: Buffer, zone = ZONE) =>
  describeShifts((await busyTimesOf(bytes, zone)).map((span) => ({ ...span, date: null })));

/** What each file says of every week. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'apple-calendar.ics': ['Mon, Wed, Fri 11:45 AM to 12:50 PM'],
  // Of the short course, nothing is left ahead; the long one starts in its third week.
  'apple-exdates.ics': ['Wed 9 AM to 9:50 AM'],
  'apple-floating.ics': ['Tue, Thu 7 PM to 8:30 PM'],
  'banner.ics': ['Mon, Wed, Fri 1:45 PM to 2:35 PM'],
  'blackboard.ics': ['Thu 6 PM to 8:45 PM'],
  'brightspace.ics': ['Tue, Thu 8:30 AM to 9:45 AM'],
  'campus-portal-broken-lines.ics': ['Thu 11 AM to 12:20 PM'],
  // Assignments take no time; the lectures move in UTC when the clocks change.
  'canvas.ics': ['Thu 9:30 AM to 10:45 AM'],
  'collegenet-old-lines.ics': ['Wed 2 PM to 3:20 PM'],
  'coursicle-one-week.ics': ['Mon, Wed 10 AM to 10:50 AM'],
  'evolution-own-zone.ics': ['Mon 1 PM to 2:30 PM'],
  'fastmail-bom.ics': ['Fri 9 AM to 10:15 AM'],
  'google-every-workday.ics': ['Mon to Fri 8 AM to 8:50 AM'],
  'google-free-and-all-day.ics': ['Wed 3 PM to 4:50 PM'],
  'google-single-utc.ics': ['Wed 1 PM to 2:15 PM'],
  // The class that was moved once stays where it is every week.
  'google-weekly.ics': ['Tue, Thu 9:30 AM to 10:45 AM'],
  'jenzabar-unix-lines.ics': ['Tue, Thu 8 AM to 9:15 AM'],
  // A term that is over, one whose classes are counted out, and a club once a month.
  'last-term-and-monthly.ics': [],
  'lotus-notes-utf16.ics': ['Thu 2 PM to 3 PM'],
  'moodle.ics': ['Fri 11 AM to 12 PM'],
  'night-and-week-end.ics': ['Sat 10 PM to 2 AM', 'Sun 11 PM to 1:30 AM'],
  'outlook-biweekly.ics': ['Fri 1 PM to 3:50 PM'],
  'outlook-custom-zone.ics': ['Thu 6 PM to 8:45 PM'],
  'outlook-web.ics': ['Tue 9 AM to 10:45 AM'],
  'outlook-windows-zone.ics': ['Mon, Wed 10 AM to 11:15 AM'],
  'peoplesoft.ics': ['Wed 4:40 PM to 7:25 PM'],
  'thunderbird-path-zone.ics': ['Mon 7:30 PM to 9:30 PM'],
  'two-calendars.ics': ['Fri 9 AM to 11 AM'],
  'workday-student.ics': ['Tue, Thu 10:20 AM to 11:35 AM'],
  'yahoo-rdates.ics': ['Sat 10 AM to 12 PM'],
};

describe('timetables as programs export them', () => {
  const files = readdirSync(FOLDER).toSorted();

  it('are all expected', () => {
    expect(files).toEqual(Object.keys(expected).toSorted());
    expect(files).toHaveLength(30);
  });

  it.each(files)('%s says what comes every week', async (file) => {
    expect(await words(readFileSync(new URL(file, FOLDER)))).toEqual(expected[file]);
  });

  it('are read on the clocks of the seeker', async () => {
    const file = readFileSync(new URL('google-weekly.ics', FOLDER));
    const zone = { timeZone: 'America/Los_Angeles', now: NOW };
    expect(await words(file, zone)).toEqual(['Tue, Thu 6:30 AM to 7:45 AM']);
    const floating = readFileSync(new URL('apple-floating.ics', FOLDER));
    expect(await words(floating, zone)).toEqual(['Tue, Thu 7 PM to 8:30 PM']);
  });
});

describe('the first and the last day of classes', () => {
  const days = async (bytes: Buffer) => [
    ...new Set(
      (await busyTimesOf(bytes, ZONE)).map(({ from, until }) => `${String(from)} ${String(until)}`),
    ),
  ];
  const of = (file: string) => days(readFileSync(new URL(file, FOLDER)));

  it('are those of their rules', async () => {
    expect(await of('banner.ics')).toEqual(['2026-08-24 2026-12-04']);
    expect(await of('google-weekly.ics')).toEqual(['2026-08-25 2026-12-03']);
    expect(await of('google-every-workday.ics')).toEqual(['2026-08-24 null']);
    expect(await of('outlook-web.ics')).toEqual(['2026-08-25 2026-12-08']);
  });

  it('are those of single events, and none for a file that shows one week', async () => {
    expect(await of('coursicle-one-week.ics')).toEqual(['null null']);
    const single = ['20260825', '20260901', '20260908', '20261201'].flatMap((day, index) => [
      ...['BEGIN:VEVENT', `UID:${String(index)}`, `DTSTART:${day}T090000`, `DTEND:${day}T100000`],
      'END:VEVENT',
    ]);
    expect(await days(calendar(...single))).toEqual(['2026-08-25 2026-12-01']);
  });

  it.each([
    ['COUNT=1;BYDAY=WE', []],
    ['COUNT=2;BYDAY=WE', ['2026-09-02 2026-09-09']],
    ['COUNT=5;BYDAY=MO,WE', ['2026-09-02 2026-09-16']],
    ['COUNT=6;BYDAY=MO,WE', ['2026-09-02 2026-09-21']],
    ['COUNT=4;INTERVAL=2;BYDAY=WE', ['2026-09-02 2026-10-14']],
    // A start on a day that is none of the rule's is not one of its classes.
    ['UNTIL=20261002T000000;BYDAY=TU,TH', ['2026-09-03 2026-10-01']],
    ['UNTIL=20991231T000000;BYDAY=WE', ['2026-09-02 null']],
  ])('follow from a rule such as %s', async (rule, expectedDays) => {
    const found = await days(calendar(...event(`RRULE:FREQ=WEEKLY;${rule}`)));
    expect(found.filter((each) => each !== 'null null')).toEqual(expectedDays);
  });
});

const calendar = (...lines: string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20260902T090000',
  'DTEND:20260902T100000',
  ...lines,
  'END:VEVENT',
];

describe('what is no timetable', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['a page', Buffer.from('<html><body>BEGIN:VCALENDAR</body></html>')],
    ['a file that breaks off', Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1')],
    ['events within events', calendar('BEGIN:VEVENT', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VEVENT')],
    ['calendars within calendars', calendar(...Array<string>(9_000).fill('BEGIN:VCALENDAR'))],
    ['a line folded without end', calendar(...event(`SUMMARY:${'\r\n a'.repeat(60_000)}`))],
    ['nothing but line ends', Buffer.alloc(100_000, '\r')],
    ['UTF-16 without its mark', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'utf16le')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(busyTimesOf(bytes, ZONE)).rejects.toThrow(NOT_A_CALENDAR);
  });

  it('refuses one event too many', async () => {
    const events = (count: number) =>
      calendar(...Array.from({ length: count }, () => event()).flat());
    expect(await words(events(TIMETABLE_EVENTS_MAX))).toEqual(['Wed 9 AM to 10 AM']);
    const tooMany = busyTimesOf(events(TIMETABLE_EVENTS_MAX + 1), ZONE);
    await expect(tooMany).rejects.toThrow(TOO_MANY_EVENTS);
  });

  it('leaves out events that cannot be read, and keeps the others', async () => {
    const broken = ['BEGIN:VEVENT', 'DTSTART:2026-13-99', 'RRULE:FREQ=SOMETIMES', 'END:VEVENT'];
    expect(await words(calendar(...broken, ...event('RRULE:FREQ=WEEKLY')))).toEqual([
      'Wed 9 AM to 10 AM',
    ]);
  });
});

/** How soon is the matter of the proof `linear-time`. */
describe('hostile timetables end', () => {
  const many = (...lines: string[]) =>
    calendar(...Array.from({ length: TIMETABLE_EVENTS_MAX }, () => event(...lines)).flat());

  it.each([
    [
      'a rule from the year 1 on',
      many('RRULE:FREQ=DAILY').toString().replaceAll('20260902', '00010902'),
    ],
    ['a count of a billion', many('RRULE:FREQ=WEEKLY;COUNT=1000000000;BYDAY=MO,TU,WE,TH,FR,SA,SU')],
    ['every second', many('RRULE:FREQ=SECONDLY')],
    ['a day that never comes', many('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31')],
    ['a rule that fits no day', many('RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TH;BYSETPOS=366')],
    ['an interval of nothing', many('RRULE:FREQ=WEEKLY;INTERVAL=0')],
    ['an interval beyond the calendar', many('RRULE:FREQ=WEEKLY;INTERVAL=99999999999999')],
    ['a duration of an age', many('DURATION:P99999999999W')],
    [
      'many exceptions',
      calendar(
        ...event('RRULE:FREQ=WEEKLY', `EXDATE:${Array(60_000).fill('20260909T090000Z').join(',')}`),
      ),
    ],
    ['a long line', calendar(...event(`EXDATE${';X=1'.repeat(200_000)}:20260909T090000`))],
    [
      'many long lines',
      calendar(
        ...event(...Array<string>(60).fill(`EXDATE${';X="1"'.repeat(2_600)}:20260909T090000Z`)),
      ),
    ],
    [
      'many zones',
      calendar(
        ...Array.from({ length: 2_000 }, (_, index) =>
          event(`RDATE;TZID=Zone/${String(index)}:20260909T090000`, 'RRULE:FREQ=DAILY'),
        ).flat(),
      ),
    ],
    [
      'another zone in each event',
      many('RRULE:FREQ=DAILY').toString().replaceAll('DTSTART:', 'DTSTART;TZID=Asia/Kathmandu:'),
    ],
  ])('%s', async (_what, file) => {
    let found: unknown;
    try {
      found = await busyTimesOf(Buffer.from(file), ZONE);
    } catch (error) {
      expect(String(error)).toContain(NOT_A_CALENDAR);
      found = [];
    }
    expect(Array.isArray(found)).toBe(true);
  });
});

describe('what the library gets to read', () => {
  /** The bytes of a file, and how many of them were looked at. */
  function watched(text: string) {
    const bytes = Buffer.from(text);
    let looks = 0;
    const seen = new Proxy(bytes, {
      get(target, key) {
        if (key !== 'length') looks += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    return { seen, looks: () => looks };
  }

  it.each(['\n', '\r', '\r\n'])('is nothing of a file of too many lines: %j', (end) => {
    const line = `BEGIN:${end}`;
    const { seen, looks } = watched(line.repeat(110_000));
    expect(hasTooManyLines(seen)).toBe(true);
    expect(looks()).toBeLessThanOrEqual(2 * line.length * (LINES_MAX + 1));
    expect(() => readCalendarText(Buffer.from(line.repeat(110_000)))).toThrow(NOT_A_CALENDAR);
  });

  it('is nothing of a file of too many components', () => {
    const zones = (count: number) =>
      calendar(...Array<string[]>(count).fill(['BEGIN:VTIMEZONE', 'END:VTIMEZONE']).flat());
    expect(readCalendarText(zones(COMPONENTS_MAX - 1)).zones).toHaveLength(COMPONENTS_MAX - 1);
    expect(() => readCalendarText(zones(COMPONENTS_MAX))).toThrow(NOT_A_CALENDAR);
    const alarms = Array<string>(COMPONENTS_MAX).fill('BEGIN:VALARM');
    expect(() => readCalendarText(calendar(...event(...alarms)))).toThrow(NOT_A_CALENDAR);
  });

  it('is a bounded piece at a time', () => {
    const uid = `UID:${'1'.repeat(96)}`;
    const pieces = readCalendarText(calendar(...event(...Array<string>(630).fill(uid)))).events;
    expect(pieces).toHaveLength(1);
    expect(pieces[0]?.text.length).toBeLessThan(COMPONENT_MAX * 1.1);
    const long = event(...Array<string>(COMPONENT_MAX / 100 + 1).fill(uid));
    expect(() => readCalendarText(calendar(...long))).toThrow(NOT_A_CALENDAR);
  });
});

it('looks up so many zones of a file at most, however they are spelled', async () => {
  const zoned = (count: number) =>
    calendar(
      ...Array.from({ length: count }, (_, index) =>
        event().map((line) => line.replace('DTSTART:', `DTSTART;TZID=Zone/${String(index)}:`)),
      ).flat(),
    );
  expect((await timesOfCalendar(zoned(ZONES_MAX), ZONE)).unread).toHaveLength(1);
  await expect(busyTimesOf(zoned(ZONES_MAX + 1), ZONE)).rejects.toThrow(NOT_A_CALENDAR);
});

it.each([
  ['usual', TIMETABLE_EVENTS_MAX, [], 100],
  ['long', 13, Array<string>(4).fill(`EXDATE:${Array(90).fill('20260909T090000Z').join(',')}`), 8],
])(
  'lets other requests in between while %s events are read',
  async (_what, count, more, turnsMin) => {
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU';
    const lines = Array.from({ length: count }, () => event(rule, ...more)).flat();
    let turns = 0;
    const reading = busyTimesOf(calendar(...lines), ZONE).then(() => 'read');
    while ((await Promise.race([reading, setImmediate('waiting')])) === 'waiting') turns += 1;
    expect(turns).toBeGreaterThanOrEqual(turnsMin);
  },
);
