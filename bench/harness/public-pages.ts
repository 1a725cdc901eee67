import * as z from 'zod';

const jobs = z.array(z.object({ id: z.string(), employerId: z.string() })).min(1);

export interface PublicPage {
  readonly name: string;
  readonly url: string;
}

/** The pages that visitors and search engines come to first, with a job and a company of the sample. */
export async function publicPages(address: string): Promise<PublicPage[]> {
  const response = await fetch(`${address}/api/jobs/searchjobs?searchLocation=Raleigh`);
  const [job] = jobs.parse(await response.json());
  if (!job) throw new Error('The sample has no job in Raleigh.');
  return Object.entries({
    home: '/',
    jobs: '/jobs?searchLocation=Raleigh',
    job: `/jobs/${job.id}`,
    company: `/company/${job.employerId}`,
    terms: '/terms/Privacy%20Policy',
  }).map(([name, path]) => ({ name, url: address + path }));
}
