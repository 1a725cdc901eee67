import { DAY_MS } from '../src/time.ts';

const LABELS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const RANGE = /^(.+), ([A-Z][a-z]+ \d+(?:, \d{4})?) to (?:([A-Z][a-z]+) )?(\d+), (\d{4})$/;
const LISTED = /([A-Z][a-z]{2}),? ([A-Z][a-z]{2} \d+)(?:, (\d{4}))?/g;

/** The dates that words such as `Mon to Fri, Dec 7 to 18, 2026` say, as a reader takes them. */
export function readDates(words: string): string[] {
  const range = RANGE.exec(words);
  return range ? readRange(range) : readList(words);
}

function readRange([, days = '', start = '', month = '', day = '', year = '']: RegExpExecArray) {
  const first = Date.parse(`${/\d{4}$/.test(start) ? start : `${start}, ${year}`} UTC`);
  const last = Date.parse(`${month || start.slice(0, 3)} ${day}, ${year} UTC`);
  const length = (last - first) / DAY_MS + 1;
  const said = readWeekdays(days);
  return Array.from({ length }, (_, index) => new Date(first + index * DAY_MS))
    .filter((date) => said.has(labelOf(date)))
    .map(isoDate);
}

function readWeekdays(days: string): Set<string> {
  if (days === 'Every day') return new Set(LABELS);
  return new Set(
    days
      .replace('Every ', '')
      .split(', ')
      .flatMap((part) => {
        const [from = '', to = from] = part.split(' to ');
        const start = LABELS.indexOf(from);
        const length = ((LABELS.indexOf(to) - start + 7) % 7) + 1;
        return Array.from({ length }, (_, index) => LABELS[(start + index) % 7] ?? '');
      }),
  );
}

/** From the last, since the year follows its dates. */
function readList(words: string): string[] {
  let year = '';
  return [...words.matchAll(LISTED)].toReversed().flatMap(([, label, day, ownYear]) => {
    year = ownYear ?? year;
    const date = new Date(`${day ?? ''}, ${year} UTC`);
    return labelOf(date) === label ? [isoDate(date)] : [];
  });
}

function labelOf(date: Date): string {
  return LABELS[(date.getUTCDay() + 6) % 7] ?? '';
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
