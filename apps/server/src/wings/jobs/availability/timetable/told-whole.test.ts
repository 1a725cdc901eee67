import { expect, it } from 'vitest';
import { timesOfCalendar } from './read-timetable.ts';

/** A Saturday near the end of a term. */
const ZONE = { timeZone: 'America/New_York', now: new Date('2026-11-28T12:00:00Z') };

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:CHEM',
  ...lines,
  'END:VEVENT',
];
const monday = ['DTSTART:20261130T090000', 'DTEND:20261130T101500'];
const weekly = [...monday, 'RRULE:FREQ=WEEKLY;UNTIL=20261218T235959Z'];
const MONDAYS = 'mon 09:00-10:15 2026-11-30..2026-12-14';

async function read(lines: readonly string[], zone: Parameters<typeof timesOfCalendar>[1] = ZONE) {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const { busy, unread } = await timesOfCalendar(Buffer.from(text), zone);
  return {
    busy: busy.map(
      ({ weekday, start: from, end, ...days }) =>
        `${weekday} ${from}-${end} ${String(days.from)}..${String(days.until)}`,
    ),
    unread: unread.map(({ why }) => why),
  };
}

it('keeps a class that only somebody else has declined', async () => {
  const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:classmate@x.example';
  const zone = { ...ZONE, email: 'me@x.example' };
  expect(await read(event(...weekly, declined), zone)).toEqual({ busy: [MONDAYS], unread: [] });
});

it('frees a class that its reader has declined, though it is written as opaque', async () => {
  const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:me@x.example';
  const zone = { ...ZONE, email: 'me@x.example' };
  expect((await read(event(...weekly, 'TRANSP:OPAQUE', declined), zone)).busy).toEqual([]);
});

it.each([
  ['RDATE;VALUE=PERIOD;TZID=America/New_York:20261207T090000/PT3H,20261214T090000/PT3H'],
  ['RDATE:20261207T140000Z/PT3H,20261214T140000Z/20261214T170000Z'],
])('gives further starts their own length: %s', async (further) => {
  const { busy } = await read(event(...monday, further));
  expect(busy).toEqual(['mon 09:00-12:00 2026-12-07..2026-12-14']);
});

it.each([
  ['P2D', 'one of its times takes a day or longer; the others are read'],
  ['PT0H', 'one of its extra or skipped days is in a format we cannot read; the others are read'],
])('names a further start of %s', async (length, why) => {
  const further = `RDATE;VALUE=PERIOD:20261208T090000/${length}`;
  expect(await read(event(...weekly, further))).toEqual({ busy: [MONDAYS], unread: [why] });
});

const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Arizona Campus',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0700',
  'END:STANDARD',
  'END:VTIMEZONE',
];

it.each(['Arizona Campus', 'America/Phoenix', 'Etc/GMT+7', 'GMT-7', 'UTC-07:00'])(
  'moves a class of the zone %s, which knows no summer, when clocks change here',
  async (zone) => {
    const early = { ...ZONE, now: new Date('2026-08-20T12:00:00Z') };
    const lines = weekly.map((line) =>
      line.replace(/^(DT\w+):20261130/, `$1;TZID=${zone}:20260831`),
    );
    expect((await read([...ownZone, ...event(...lines)], early)).busy).toEqual([
      'mon 12:00-13:15 2026-08-31..2026-10-26',
      'mon 11:00-12:15 2026-11-02..2026-12-14',
    ]);
  },
);

const long = weekly.map((line) => line.replace('UNTIL=20261218', 'UNTIL=20261230'));
const later = (replaced: string, ...lines: string[]) =>
  event(`RECURRENCE-ID${replaced}`, 'DTSTART:20261214T130000', 'DTEND:20261214T141500', ...lines);

it.each([';VALUE=DATE;RANGE=THISANDFUTURE:20261214', ';RANGE=THISANDFUTURE:20261214T000000'])(
  'moves a class to another hour from a day on: %s',
  async (replaced) => {
    expect(await read([...event(...long), ...later(replaced)])).toEqual({
      busy: ['mon 09:00-10:15 2026-11-30..2026-12-07', 'mon 13:00-14:15 2026-12-14..2026-12-28'],
      unread: [],
    });
  },
);

it('reads a class by the rule that it has from a day on', async () => {
  const rule = 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261230T235959';
  const replaced = ';RANGE=THISANDFUTURE:20261214T090000';
  expect(await read([...event(...long), ...later(replaced, rule)])).toEqual({
    busy: [
      'mon 09:00-10:15 2026-11-30..2026-12-07',
      'mon 13:00-14:15 2026-12-14..2026-12-30',
      'wed 13:00-14:15 2026-12-14..2026-12-30',
    ],
    unread: [],
  });
});

const on = (day: string, name: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${name} ${day}`,
  `SUMMARY:${name}`,
  `DTSTART:${day}T140000`,
  `DTEND:${day}T160000`,
  ...lines,
  'END:VEVENT',
];
const RARE = 'it repeats on the same weekday less than every three weeks';

it.each<[what: string, lines: string[], busy: string[], unread: string[]]>([
  [
    'once beside what comes every week',
    [...event(...weekly), ...on('20261211', 'Final exam'), ...on('20261214', 'Final exam')],
    [MONDAYS],
    ['it happens only once'],
  ],
  ['twice, far apart', [...on('20261130', 'Lab'), ...on('20270104', 'Lab')], [], [RARE]],
  ['every year', on('20251020', 'Reunion', 'RRULE:FREQ=YEARLY'), [], [RARE]],
  ['every ten days', on('20261130', 'Lab', 'RRULE:FREQ=DAILY;INTERVAL=10'), [], [RARE]],
])('names what comes %s', async (_what, lines, busy, unread) => {
  expect(await read(lines)).toEqual({ busy, unread });
});

it('leaves out the starts of periods that are left out', async () => {
  const left = 'EXDATE;VALUE=PERIOD:20261130T090000/PT1H,20261207T090000/PT1H';
  const { busy } = await read(event(...weekly, left));
  expect(busy).toEqual(['mon 09:00-10:15 null..null']);
});

it.each([
  [[], ['STATUS:CANCELED']],
  [['METHOD:CANCEL'], ['STATUS:CONFIRMED', 'TRANSP:OPAQUE']],
])('frees a class that is cancelled: %j %j', async (calendar, lines) => {
  expect((await read([...calendar, ...event(...weekly, ...lines)])).busy).toEqual([]);
});

it('reads the end of a day as an end, and says of a day that it is none', async () => {
  const [start = '', , rule = ''] = weekly;
  const night = start.replace('T090000', 'T220000');
  expect(await read(event(night, 'DTEND:20261130T240000', rule))).toEqual({
    busy: ['mon 22:00-00:00 2026-11-30..2026-12-14'],
    unread: [],
  });
  expect((await read(event(start, 'DTEND;VALUE=DATE:20261201', rule))).unread).toEqual([
    'its end has no time of day',
  ]);
});
