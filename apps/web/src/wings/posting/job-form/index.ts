export { CreateJobForm } from './create-job-form.tsx';
export { EditJobSkeleton } from './edit-job-skeleton.tsx';
export { EditJobForm } from './editing/edit-job-form.tsx';
export { JobPosted } from './job-posted.tsx';
export { jobSuccessState, usePostedJob } from './posted-job.ts';
export { readMadeDraft } from './use-job-draft.ts';
