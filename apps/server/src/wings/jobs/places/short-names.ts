import { nameOfState } from '@nextshift/contract';

/** Words that initials leave out. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'and', 'the', 'at', 'in', 'for']);
const TECH = /\b(?:institute of technology|polytechnic institute)\b.*$/i;
/** Between an institution and the place of its campus. */
const SEPARATOR = / at |-|, /g;

/**
 * What people call a campus, by the rules that such names follow: `NC State University Raleigh`, `UNC Chapel Hill`,
 * `Georgia Tech`.
 */
export function shortNamesOfCampus(label: string, state: string): string[] {
  const stateName = nameOfState(state) ?? state;
  const plain = label.replace(/^the /i, '');
  const words = plain.replaceAll(SEPARATOR, ' ');
  const [institution, place] = partsOf(plain, stateName);
  return [
    words,
    words.replace(stateName, state),
    words.replace(TECH, 'Tech'),
    ...(place === '' ? [] : [`${initialsOf(institution)} ${place}`]),
  ];
}

/** The initials of a campus, such as `UCLA`; none of two letters, which say little. */
export function initialsOfCampus(label: string): string[] {
  const initials = initialsOf(label);
  return initials.length < 3 ? [] : [initials];
}

/** The institution and the place of a campus: `University of North Carolina`, `Wilmington`; the latter may be empty. */
function partsOf(plain: string, stateName: string): [string, string] {
  const ofState = `University of ${stateName}`;
  const institution = plain.startsWith(ofState) ? ofState : (plain.split(SEPARATOR)[0] ?? plain);
  const rest = plain.slice(institution.length).replaceAll(SEPARATOR, ' ').trim();
  return [institution, rest];
}

/** The first letters of the words that count. */
function initialsOf(text: string): string {
  return text
    .split(/[^A-Za-z'’.]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
