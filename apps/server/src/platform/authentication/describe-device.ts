/** How much of a user agent is read. */
const READ_MAX = 500;

/** Shown where the user agent says nothing that people know. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** What a user agent contains, and what it stands for: most claim to be others too, so the first match counts. */
type Signs = readonly (readonly [sign: string, name: string])[];

const browsers: Signs = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: Signs = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * The device of a user agent as people name it: 'Chrome on Windows', 'Safari on iPhone'. It consists of our own
 * words only, whatever was sent.
 */
export function describeDevice(userAgent: string | null): string {
  const read = (userAgent ?? '').slice(0, READ_MAX);
  const find = (signs: Signs) => signs.find(([sign]) => read.includes(sign))?.[1];
  const named = [find(browsers), find(systems)].filter((name) => name !== undefined);
  return named.length > 0 ? named.join(' on ') : UNKNOWN_DEVICE;
}
