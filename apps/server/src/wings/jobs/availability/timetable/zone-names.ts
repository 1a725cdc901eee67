import { timeZone } from '@nextshift/contract';
import { windowsZones } from './windows-zones.ts';

const windowsNames = new Map(
  Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** Most names of zones in a file: a timetable has one, a traveller's calendar a dozen. */
export const ZONES_MAX = 100;

/** The zones that a calendar file names, each looked up once. */
export class ZoneNames {
  readonly #locations: ReadonlyMap<string, string>;
  readonly #zones = new Map<string, string | null>();

  /** @param locations what the file itself says where its zones are, by their names */
  constructor(locations: ReadonlyMap<string, string>) {
    this.#locations = locations;
  }

  get areTooMany(): boolean {
    return this.#zones.size > ZONES_MAX;
  }

  /**
   * The IANA zone of a name: that name, a path that ends with one, Windows' name, or what the file itself says about it.
   * Null for a zone that the file made up: its times are read as the clocks show them.
   */
  zoneOf(name: string): string | null {
    const named = name.trim();
    const known = this.#zones.get(named);
    if (known !== undefined) return known;
    const location = this.#locations.get(named);
    const zone =
      ianaZone(named) ??
      windowsNames.get(named.toLowerCase()) ??
      (location === undefined ? null : ianaZone(location));
    this.#zones.set(named, zone);
    return zone;
  }
}

function ianaZone(name: string): string | null {
  if (name.length > 255) return null;
  // `/citadel.org/20210210_1/America/New_York`
  const parts = name.split('/').filter((part) => part !== '');
  const ends = [name, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return ends.find((end) => end.includes('/') && timeZone.safeParse(end).success) ?? null;
}
