import { timeZone } from '@nextshift/contract';
import { windowsZones } from './windows-zones.ts';

const windowsNames = new Map(
  Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/**
 * The IANA zone of a name in a calendar file: that name, a path that ends with one, Windows' name, or what the file itself
 * says about it. Null for a zone that the file made up: its times are read as the clocks show them.
 */
export function zoneOfName(name: string, locations: ReadonlyMap<string, string>): string | null {
  const named = name.trim();
  const ofFile = locations.get(named);
  return (
    ianaZone(named) ??
    windowsNames.get(named.toLowerCase()) ??
    (ofFile === undefined ? null : ianaZone(ofFile))
  );
}

function ianaZone(name: string): string | null {
  if (name.length > 255) return null;
  // `/citadel.org/20210210_1/America/New_York`
  const parts = name.split('/').filter((part) => part !== '');
  const ends = [name, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return ends.find((end) => end.includes('/') && timeZone.safeParse(end).success) ?? null;
}
