import type { AttackGroup } from './attack.ts';

const event = (lines: readonly string[], name = 'Class') => [
  'BEGIN:VEVENT',
  `SUMMARY:${name}`,
  'DTSTART;TZID=America/New_York:20260831T090000',
  'DTEND;TZID=America/New_York:20260831T101500',
  ...lines,
  'END:VEVENT',
];
/** Characters of a usual event. */
const EVENT_LENGTH = 200;
const DAY = '20260907T090000';

const severalOf = (length: number, rule: string) =>
  Array.from({ length: Math.ceil(length / EVENT_LENGTH) }, () => event([`RRULE:${rule}`])).flat();
const list = (length: number, piece: string) =>
  Array.from({ length: Math.ceil(length / (piece.length + 1)) }, () => piece).join(',');

/** What makes a timetable long, with the longest whose reading is one piece of work between two others. */
const kinds: readonly (readonly [
  name: string,
  longest: number,
  events: (length: number) => string[],
])[] = [
  ['many events', 8_000, (length) => severalOf(length, 'FREQ=WEEKLY;BYDAY=MO,WE')],
  ['rules that are counted', 8_000, (length) => severalOf(length, 'FREQ=DAILY;COUNT=600')],
  [
    'rules by position',
    1_500,
    (length) => severalOf(length, 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,2,-1'),
  ],
  ['a long rule', 8_000, (length) => event([`RRULE:FREQ=YEARLY;BYYEARDAY=${list(length, '300')}`])],
  [
    'many excluded days',
    8_000,
    (length) => event(['RRULE:FREQ=WEEKLY', `EXDATE:${list(length, DAY)}`]),
  ],
  ['many further days', 8_000, (length) => event([`RDATE:${list(length, DAY)}`])],
  ['a name of blanks', 15_000, (length) => event(['RRULE:FREQ=WEEKLY'], `a${' '.repeat(length)}!`)],
  ['a folded text', 60_000, (length) => event([`DESCRIPTION:${'a\r\n '.repeat(length / 4)}`])],
];

/** Class schedules, which are read line by line and expanded day by day. */
export function timetableAttacks(): AttackGroup {
  return {
    isWhole: true,
    attacks: kinds.map(([name, longest, events]) => ({
      name: `A timetable with ${name}`,
      longest,
      draft: (length) => ({
        caller: 'seeker',
        by: 'bearer',
        method: 'POST',
        path: '/api/availability/timetable',
        headers: {},
        body: {
          kind: 'form',
          parts: [
            {
              name: 'file',
              filename: 'classes.ics',
              type: 'text/calendar',
              content: Buffer.from(
                ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events(length), 'END:VCALENDAR', ''].join(
                  '\r\n',
                ),
              ),
            },
          ],
        },
      }),
    })),
  };
}
