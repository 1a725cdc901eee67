import type { GazetteerPlace } from './read-gazetteer.ts';
import { initialsOfCampus, shortNamesOfCampus } from './short-names.ts';

interface NameOfPlace {
  readonly name: string;
  /** How far ahead it suggests its place. */
  readonly rank: number;
}

/** Words before the name that people begin with. */
const PREAMBLE = /^(?:the )?(?:(?:university|college) of )?/i;
/** No place where anybody studies. */
const OFFICE = /\b(?:offices?|system|system administration)$/i;
const MAIN_CAMPUS = /-main campus$/i;

/**
 * The names that a place is found by. Those of cities and campuses end with the state, so that `Raleigh, NC` finds
 * one city. A campus is found without "University of", by its domain, by its usual short names and by its initials, too.
 */
export function namesOfPlace(place: GazetteerPlace): NameOfPlace[] {
  const { id, label, state, otherName } = place;
  if (!id.startsWith('campus-')) return [{ name: `${label} ${state}`, rank: place.rank }];
  const whole = label.replace(MAIN_CAMPUS, '');
  const short = shortNamesOfCampus(whole, state);
  const rank = rankOfCampus(place);
  const names = [label, label.replace(PREAMBLE, ''), whole, otherName, ...short];
  const ranks = new Map(
    // Others may have the same initials: those who use them have them as their domain.
    initialsOfCampus(whole).map((initials) => [initials.toLowerCase(), rank - 2]),
  );
  for (const name of names) if (name !== '') ranks.set(name.toLowerCase(), rank);
  return Array.from(ranks, ([name, ofName]) => ({ name: `${name} ${state}`, rank: ofName }));
}

/** Of campuses the main one is suggested first, offices last. */
function rankOfCampus({ label, rank }: GazetteerPlace): number {
  if (MAIN_CAMPUS.test(label)) return rank + 1;
  return OFFICE.test(label) ? rank - 1 : rank;
}
