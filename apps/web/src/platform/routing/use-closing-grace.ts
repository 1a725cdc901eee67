import { useSite } from './use-site.ts';

const DEFAULT_MINUTES = 60;

/** From a job's closing until its undecided applicants are told, in minutes. */
export function useClosingGrace(): number {
  return useSite().closingGraceMinutes ?? DEFAULT_MINUTES;
}
