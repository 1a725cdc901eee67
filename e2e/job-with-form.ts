import { generateDemoData } from '@nextshift/demo-data';
import type { Api } from './api.ts';

interface JobWithForm {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
}

/** The titles of the sample's jobs with an application form. */
export function titlesWithForm(): string[] {
  const { forms, jobs } = generateDemoData(new Date());
  const asking = new Set(forms.map(({ jobKey }) => jobKey));
  return jobs.filter(({ key }) => asking.has(key)).map(({ title }) => title);
}

/** An active job of the sample with an application form. */
export async function findJobWithForm(api: Api): Promise<JobWithForm> {
  const { forms, jobs, employers } = generateDemoData(new Date());
  const asking = new Set(forms.map(({ jobKey }) => jobKey));
  const job = jobs.find(({ key, status }) => status === 'active' && asking.has(key));
  const company = employers.find(({ key }) => key === job?.employerKey);
  if (!job || !company) throw new Error('The sample has no active job with a form.');
  const query = `searchQuery=${encodeURIComponent(`${job.title} ${company.companyName}`)}`;
  const { rows } = (await api(`/jobs/filteredJobs?${query}`)) as { rows: JobWithForm[] };
  const found = rows.find(
    ({ title, companyName }) => title === job.title && companyName === company.companyName,
  );
  if (!found) throw new Error(`The board does not list ${job.title}.`);
  return found;
}
