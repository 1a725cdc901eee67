import type { Interests } from './fitting-jobs.queries.ts';
import type { ChosenJob, ProfileFacts } from './interests.queries.ts';

/** Most names of a profile that are looked for. */
const PURSUITS_MAX = 30;
/** They say nothing of what somebody does. */
const EMPTY = new Set(['student', 'none', 'unemployed', 'part time', 'full time', 'n a', 'other']);

/** What is known of a seeker that jobs can fit. */
export function interestsOf(
  profile: ProfileFacts | undefined,
  chosen: readonly ChosenJob[],
): Interests {
  const industries = chosen.flatMap(({ industry }) =>
    industry === null || industry === 'Other' ? [] : industry,
  );
  const skills = chosen.flatMap((job) => [...job.tags, ...job.skills]);
  const named = profile ? [profile.currentPosition ?? '', ...profile.pursuits] : [];
  const pursuits = named.map(nameOfPursuit).filter((name) => name.length > 2 && !EMPTY.has(name));
  return {
    industries: [...new Set(industries)],
    types: [...new Set(chosen.map(({ type }) => type))],
    skills: [...new Set(skills.map((skill) => skill.toLowerCase()))],
    pursuits: [...new Set(pursuits)].slice(0, PURSUITS_MAX),
  };
}

/** "Barista" of "Barista at Cup A Joe, 2023", in lowercase. */
function nameOfPursuit(text: string): string {
  const [name = ''] = text
    .toLowerCase()
    .split(/\s(?:at|for|in|with|since|from)\s|[,(;:|/–—]|\s-\s/);
  return name.replaceAll(/[^a-z0-9]+/g, ' ').trim();
}
