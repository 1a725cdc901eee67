import { splitTextList, type Job } from '@nextshift/contract';

/** A job as it enters the web: lists of text that came in the brace-quoted form are split (spec section 3). */
export function receiveJob(job: Job): Job {
  return {
    ...job,
    requirements: splitTextList(job.requirements),
    tags: splitTextList(job.tags),
    skills: splitTextList(job.skills),
    benefits: splitTextList(job.benefits),
  };
}
