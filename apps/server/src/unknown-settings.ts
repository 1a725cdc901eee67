import { environmentSchema } from './environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that looks like a setting but is none. */
interface UnknownSetting {
  readonly name: string;
  /** The setting it probably means: one letter differs. */
  readonly meant: string | undefined;
}

const known = Object.keys(environmentSchema.shape);
/** Prefixes that other programs rarely use. */
const PREFIX = /^(DATABASE|MAIL|METRICS|PUBLIC|S3|SALES|SMTP|STRIPE)_/;
/** Shorter names are one letter away from variables of other programs. */
const LENGTH_MIN = 7;

/** Variables that start like one of our settings, or are one letter off one, but are none. */
export function findUnknownSettings(env: Variables): UnknownSetting[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name) && isSet(env, name))
    .map((name) => ({ name, meant: known.find((each) => isOneLetterOff(name, each)) }))
    .filter(({ name, meant }) => meant !== undefined || PREFIX.test(name));
}

/**
 * Why these variables would start something other than intended: a misspelled setting whose real name is
 * not set, or a database under an unread name, for which the embedded one would start.
 */
export function findMisspelledSetting(env: Variables): string | undefined {
  for (const { name, meant } of findUnknownSettings(env)) {
    if (meant !== undefined && meant.length >= LENGTH_MIN && !isSet(env, meant)) {
      return `${name} is not a setting. If ${meant} was meant, use that name.`;
    }
    if (name.startsWith('DATABASE_') && !isSet(env, 'DATABASE_URL')) {
      return `${name} is not a setting. The database is named by DATABASE_URL.`;
    }
  }
  return undefined;
}

/** One line that names the ignored variables; undefined if there are none. */
export function describeUnknownSettings(env: Variables): string | undefined {
  const unknown = findUnknownSettings(env);
  if (unknown.length === 0) return undefined;
  const list = unknown.map(({ name, meant }) => (meant ? `${name} (${meant}?)` : name)).join(', ');
  return `not read, since no setting has this name: ${list}`;
}

function isSet(env: Variables, name: string): boolean {
  return (env[name] ?? '').trim() !== '';
}

/** One letter added, missing or replaced, or two swapped; ignores case. */
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
