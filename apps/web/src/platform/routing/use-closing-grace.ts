import { useRouteLoaderData } from 'react-router';

const DEFAULT_MINUTES = 60;

/** From a job's closing until its undecided applicants are told, in minutes. */
export function useClosingGrace(): number {
  const root: unknown = useRouteLoaderData('root');
  const site = typeof root === 'object' && root !== null && 'site' in root ? root.site : null;
  const isKnown = typeof site === 'object' && site !== null && 'closingGraceMinutes' in site;
  return isKnown && typeof site.closingGraceMinutes === 'number'
    ? site.closingGraceMinutes
    : DEFAULT_MINUTES;
}
