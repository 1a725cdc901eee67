import type { Api } from './api.ts';
import type { Person } from './people.ts';

interface PostedJob {
  readonly id: string;
  readonly title: string;
}

interface Team {
  /** How many it hires. */
  readonly openings: number;
  readonly shifts: readonly {
    /** `2026-11-20`. */
    readonly date: string;
    readonly start: string;
    readonly end: string;
  }[];
}

/** Posts a job of this employer through the API; by default for one person, at no certain times. */
export async function postJob(
  api: Api,
  { token }: Person,
  title: string,
  team?: Team,
): Promise<PostedJob> {
  const body = {
    title,
    type: 'Part-time',
    city: 'Raleigh',
    state: 'NC',
    zipCode: '27601',
    industry: 'Other',
    description: 'You cut, fold and glue.',
    payRate: 18,
    payFrequency: 'Per Hour',
    ...team,
  };
  const response = await api('/employerjobs/createjob', { method: 'POST', token, body });
  return (response as { newJob: PostedJob }).newJob;
}
