import type { Api } from './api.ts';
import type { Person } from './people.ts';

interface PostedJob {
  readonly id: string;
  readonly title: string;
}

/** Posts a job of this employer through the API. */
export async function postJob(api: Api, { token }: Person, title: string): Promise<PostedJob> {
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
  };
  const response = await api('/employerjobs/createjob', { method: 'POST', token, body });
  return (response as { newJob: PostedJob }).newJob;
}
