import { environmentSchema } from './environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that looks like a setting and is none. */
interface UnknownSetting {
  readonly name: string;
  /** The setting that differs by one letter. */
  readonly meant: string | undefined;
}

const known = Object.keys(environmentSchema.shape);
/** What other programs rarely call their own. */
const PREFIX = /^(DATABASE|MAIL|METRICS|PUBLIC|S3|SALES|SMTP|STRIPE)_/;
/** Shorter names are one letter off names of other programs too. */
const TELLING_LENGTH = 7;

/** The variables with a prefix of our settings, or one letter off one, that are no settings. */
export function findUnknownSettings(env: Variables): UnknownSetting[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name) && isSet(env, name))
    .map((name) => ({ name, meant: known.find((each) => isOneLetterOff(name, each)) }))
    .filter(({ name, meant }) => meant !== undefined || PREFIX.test(name));
}

/**
 * Why a start with these variables would do something else than was meant: a misspelled setting whose real
 * name is not set, or a database by a name that is not read, for which the embedded one would start.
 */
export function findMisspelledSetting(env: Variables): string | undefined {
  for (const { name, meant } of findUnknownSettings(env)) {
    if (meant !== undefined && meant.length >= TELLING_LENGTH && !isSet(env, meant)) {
      return `${name} is not a setting. If ${meant} was meant, spell it so.`;
    }
    if (name.startsWith('DATABASE_') && !isSet(env, 'DATABASE_URL')) {
      return `${name} is not a setting. The database is named by DATABASE_URL.`;
    }
  }
  return undefined;
}

/** One line that names what is not read; undefined for nothing. */
export function describeUnknownSettings(env: Variables): string | undefined {
  const unknown = findUnknownSettings(env);
  if (unknown.length === 0) return undefined;
  const list = unknown.map(({ name, meant }) => (meant ? `${name} (${meant}?)` : name)).join(', ');
  return `not read, since no setting has this name: ${list}`;
}

function isSet(env: Variables, name: string): boolean {
  return (env[name] ?? '').trim() !== '';
}

/** One letter more, less or other, or two in each other's place; upper and lower case count as the same. */
function isOneLetterOff(name: string, setting: string): boolean {
  const [one, other] = [name.toUpperCase(), setting];
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [rest, otherRest] = [one.slice(from), other.slice(from)];
  const [first = '', second = ''] = rest;
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    second + first + rest.slice(2) === otherRest
  );
}
