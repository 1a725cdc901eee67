import { splitTextList, type Job } from '@nextshift/contract';

/** Normalizes a received job: splits text lists that came in brace-quoted form (spec section 3). */
export function receiveJob(job: Job): Job {
  return {
    ...job,
    requirements: splitTextList(job.requirements),
    tags: splitTextList(job.tags),
    skills: splitTextList(job.skills),
    benefits: splitTextList(job.benefits),
  };
}
