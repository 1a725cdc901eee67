import type { FittingJob } from './fitting-jobs.queries.ts';
import type { ChosenJob } from './interests.queries.ts';

/** Most reasons that are given. */
const REASONS_MAX = 3;

interface Known {
  /** The city that distances are from. */
  readonly city: string;
  readonly chosen: readonly ChosenJob[];
}

/** Why a job is suggested, in words; the most particular reason first. At least one is not the distance. */
export function reasonsOf(fit: FittingJob, { city, chosen }: Known): string[] {
  const [pursuit] = fit.pursuits;
  const [skill] = fit.skills;
  const reasons: string[] = [];
  if (pursuit !== undefined) reasons.push(`“${capitalized(pursuit)}” is in your profile`);
  if (skill !== undefined) {
    const alike = chosen.filter(({ tags, skills }) =>
      [...tags, ...skills].some((word) => word.toLowerCase() === skill.toLowerCase()),
    );
    reasons.push(`“${skill}”, as in ${jobsInWords(alike)}`);
  }
  const sameIndustry = chosen.filter(({ industry }) => industry === fit.industry);
  if (fit.industry !== null && fit.industry !== 'Other' && sameIndustry.length > 0)
    reasons.push(`${fit.industry}, like ${jobsInWords(sameIndustry)}`);
  const nearness = nearnessInWords(fit, city);
  return nearness === null
    ? reasons.slice(0, REASONS_MAX)
    : [...reasons.slice(0, REASONS_MAX - 1), nearness];
}

/** "a job you saved", "jobs you saved or applied to". */
function jobsInWords(jobs: readonly ChosenJob[]): string {
  const isSaved = jobs.some(({ how }) => how === 'saved');
  const isApplied = jobs.some(({ how }) => how === 'applied');
  const verbs = [...(isSaved ? ['saved'] : []), ...(isApplied ? ['applied to'] : [])];
  return `${jobs.length > 1 ? 'jobs' : 'a job'} you ${verbs.join(' or ')}`;
}

function nearnessInWords({ miles, isRemote }: FittingJob, city: string): string | null {
  if (isRemote) return 'Remote';
  if (miles === null) return `In ${city}`;
  return miles < 1 ? `In ${city}` : `${miles.toFixed(1)} mi from ${city}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
