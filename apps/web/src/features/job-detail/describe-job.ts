import { formatPay, type Job } from '@nextshift/contract';

/** About as much as search engines show. */
const LENGTH = 160;

/** A job in a sentence or two, for those who meet it in a list of search results. */
export function describeJob(job: Job): string {
  const facts = [job.type, `${job.city}, ${job.state}`, formatPay(job)].filter(Boolean).join(' · ');
  const text = `${facts}. ${job.description.replace(/\s+/g, ' ').trim()}`;
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
