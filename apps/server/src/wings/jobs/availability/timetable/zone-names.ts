import { timeZone } from '@nextshift/contract';
import { railsZones } from './rails-zones.ts';
import { windowsZones } from './windows-zones.ts';

const knownNames = new Map(
  [...Object.entries(railsZones), ...Object.entries(windowsZones)].map(([name, zone]) => [
    name.toLowerCase(),
    zone,
  ]),
);

/** Most names of zones in a file: a timetable has one, a traveller's calendar a dozen. */
export const ZONES_MAX = 100;

/** The zones that a calendar file names, each looked up once. */
export class ZoneNames {
  readonly #own: ReadonlyMap<string, () => string | null>;
  readonly #zones = new Map<string, string | null>();

  /** @param own finds what the file itself says of its zones, by their names */
  constructor(own: ReadonlyMap<string, () => string | null>) {
    this.#own = own;
  }

  get areTooMany(): boolean {
    return this.#zones.size > ZONES_MAX;
  }

  /** Whether neither the file nor anything else says what a zone is. */
  isUnknown(name: string): boolean {
    return this.zoneOf(name) === null && !this.#own.has(name.trim());
  }

  /**
   * The IANA zone of a name: that name, a path that ends with one, a name of Windows or Ruby, an offset, the name of a
   * program with the city in it, or what the file itself says about it. Null for a zone that nobody describes: its times
   * are read as the clocks show them.
   */
  zoneOf(name: string): string | null {
    const named = name.trim();
    const known = this.#zones.get(named);
    if (known !== undefined) return known;
    const zone =
      ianaZone(named) ??
      knownNames.get(named.toLowerCase()) ??
      this.#own.get(named)?.() ??
      knownNames.get(named.replace(OFFSET_BEFORE, '').toLowerCase()) ??
      posixZone(named) ??
      plainZone(named) ??
      offsetZone(named);
    this.#zones.set(named, zone);
    return zone;
  }
}

/** `(UTC-06:00) Central Time (US & Canada)` */
const OFFSET_BEFORE = /^\((?:UTC|GMT)[^)]{0,8}\)\s{0,4}/i;
/** `EST5EDT`, `EST5EDT,M3.2.0,M11.1.0` and the letters alone, as clocks of the United States have them. */
const POSIX = /^([ECMP])(?:[SD]T|T)(?:[5-8][ECMP]DT)?(?:,[\w.,/]{0,60})?$/i;
const posixZones: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
};
/** `UTC-05:00`, `GMT-5` */
const OFFSET = /^\(?(?:UTC|GMT)([+-])0?(\d{1,2})(?::?00)?\)?$/i;
export const OFFSET_HOURS_MAX = 12;

/** `Pacific`, `Pacific Time` and `Los_Angeles` */
const PLAIN =
  /^(?:US )?([ECMP])(?:astern|entral|ountain|acific)(?: (?:standard |daylight )?time)?$/i;

function plainZone(name: string): string | null {
  const [, letter] = PLAIN.exec(name) ?? [];
  if (letter !== undefined) return posixZones[letter.toUpperCase()] ?? null;
  return /^[A-Z][a-z]+(?:[ _][A-Z][a-z]+){0,2}$/.test(name) ? ianaZone(`America/${name}`) : null;
}

function posixZone(name: string): string | null {
  const [, letter] = POSIX.exec(name) ?? [];
  if (letter !== undefined) return posixZones[letter.toUpperCase()] ?? null;
  return /^(?:UTC|GMT|Z|UTC0|GMT0)$/i.test(name) ? 'Etc/UTC' : null;
}

function offsetZone(name: string): string | null {
  const [, sign, hours] = OFFSET.exec(name) ?? [];
  if (sign === undefined || Number(hours) > OFFSET_HOURS_MAX) return null;
  return fixedZone(sign === '-' ? -Number(hours) : Number(hours));
}

/** The zone of a whole number of hours east of UTC. */
export function fixedZone(hours: number): string {
  // Their signs are the other way around.
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${String(Math.abs(hours))}`;
}

function ianaZone(name: string): string | null {
  if (name.length > 255) return null;
  // `/citadel.org/20210210_1/America/New_York`, and names with blanks in place of lines.
  const parts = name
    .replaceAll(' ', '_')
    .split('/')
    .filter((part) => part !== '');
  const ends = [parts.join('/'), parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return ends.find((end) => end.includes('/') && timeZone.safeParse(end).success) ?? null;
}
