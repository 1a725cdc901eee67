import type { GazetteerPlace } from './read-gazetteer.ts';

/** Words before the name that people begin with. */
const PREAMBLE = /^(?:the )?(?:(?:university|college) of )?/i;

/**
 * The names that a place is found by. Those of cities and campuses end with the state, so that `Raleigh, NC` finds
 * one city. A campus is found without "University of" and by its domain, too.
 */
export function namesOfPlace({ id, label, state, otherName }: GazetteerPlace): string[] {
  if (!id.startsWith('campus-')) return [`${label} ${state}`];
  const names = [label, label.replace(PREAMBLE, ''), otherName];
  return [...new Set(names.filter((name) => name !== '').map((name) => `${name} ${state}`))];
}
