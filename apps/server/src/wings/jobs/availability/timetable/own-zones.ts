import { DAY_MS, HOUR_MS, offsetAt, WEEK_MS } from '@nextshift/contract';
import ICAL from 'ical.js';
import { readRule } from './read-rule.ts';
import { firstStart, startsByRule } from './rule-days.ts';
import { fixedZone, OFFSET_HOURS_MAX } from './zone-names.ts';
import { windowsZones } from './windows-zones.ts';

/** Around now, in which a zone of a file is compared with those that we know: both changes of a year. */
const BEFORE_MS = 30 * WEEK_MS;
const AFTER_MS = 30 * WEEK_MS;
/** Changes of a zone reach so far back: one of last year may still hold. */
const CHANGES_BEFORE_MS = BEFORE_MS + 400 * DAY_MS;
/** Changes that a zone describes: its two, for a few years. */
const CHANGES_MAX = 40;

/** From when clocks are how far from UTC, in milliseconds. */
interface Change {
  readonly moment: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The zone that we know whose clocks show what those of a zone of the file show, by the changes that it describes.
 * @param preferred the reader's zone
 * @returns null if there is none
 */
export function zoneLike(
  zone: ICAL.Component,
  { preferred, now }: { readonly preferred: string; readonly now: Date },
): string | null {
  const halves = ['standard', 'daylight'].flatMap((name) => zone.getAllSubcomponents(name));
  if (halves.length === 0 || halves.length > CHANGES_MAX) return null;
  const changes = halves
    .flatMap((half) => changesOf(half, now.getTime()))
    .toSorted((one, other) => one.moment - other.moment);
  const offsetOf = (moment: number) =>
    changes.findLast((change) => change.moment <= moment)?.after ?? changes[0]?.before;
  const weeks = Array.from(
    { length: (BEFORE_MS + AFTER_MS) / WEEK_MS },
    (_, week) => now.getTime() - BEFORE_MS + week * WEEK_MS,
  );
  const [offset = 0, ...others] = weeks.map(offsetOf);
  const hours = offset / HOUR_MS;
  if (others.every((other) => other === offset) && Number.isInteger(hours)) {
    return Math.abs(hours) > OFFSET_HOURS_MAX ? null : fixedZone(hours);
  }
  const candidates = new Set([preferred, ...usual, ...Object.values(windowsZones)]);
  for (const candidate of candidates) {
    if (weeks.every((moment) => offsetAt(candidate, moment) === offsetOf(moment))) return candidate;
  }
  return null;
}

/** Where most of our files are from, before others with the same clocks. */
const usual = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
];

function changesOf(half: ICAL.Component, now: number): Change[] {
  const [before, after] = [offsetOf(half, 'tzoffsetfrom'), offsetOf(half, 'tzoffsetto')];
  const begin = half.getFirstPropertyValue('dtstart');
  if (before === null || after === null || !(begin instanceof ICAL.Time)) return [];
  const start = shownBy(begin);
  const rule = half.getFirstPropertyValue('rrule');
  const read = rule instanceof ICAL.Recur ? readRule(rule, start) : null;
  const further = half
    .getAllProperties('rdate')
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((value: unknown) => (value instanceof ICAL.Time ? [shownBy(value)] : [])),
    );
  const window = {
    from: now - CHANGES_BEFORE_MS,
    to: now + AFTER_MS,
    until: read?.until?.time ?? null,
  };
  const repeated = read?.count === null ? startsByRule(read, start, window).starts : [];
  const first = read ? firstStart(read, start) : start;
  return [first, ...further, ...repeated].map((shown) => ({
    moment: shown - before,
    before,
    after,
  }));
}

function offsetOf(half: ICAL.Component, name: string): number | null {
  const offset = half.getFirstPropertyValue(name);
  return offset instanceof ICAL.UtcOffset ? offset.toSeconds() * 1_000 : null;
}

function shownBy({ year, month, day, hour, minute }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}
