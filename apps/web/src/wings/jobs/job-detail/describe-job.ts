import { formatPay, type Job, placeOfJob } from '@nextshift/contract';
import { shorten } from '../../../platform/text/shorten.ts';

/** A job in a sentence or two, for search engine results. */
export function describeJob(job: Job): string {
  const facts = [job.type, placeOfJob(job), formatPay(job)].filter(Boolean).join(' · ');
  return shorten(`${facts}. ${job.description}`);
}
