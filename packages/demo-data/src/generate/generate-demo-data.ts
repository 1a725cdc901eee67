import type { DemoData } from '../demo-data.ts';
import { generateApplicationForms } from './generate-application-forms.ts';
import { generateApplications } from './generate-applications.ts';
import { generateCompanies } from './generate-companies.ts';
import { generateFormDrafts } from './generate-form-drafts.ts';
import { generateJobDrafts } from './generate-job-drafts.ts';
import { generateJobs } from './generate-jobs.ts';
import { generateSavedJobs } from './generate-saved-jobs.ts';
import { generateShiftChoices } from './generate-shift-choices.ts';
import { generateSeekers } from './generate-seekers.ts';

/**
 * The whole sample: companies, jobs with their shifts, drafts, seekers, applications and saved jobs, tied by text keys.
 * The same `now` always gives the same data, and nothing in it has happened after `now`;
 * the scheduled draft and the dates of shifts are still to come.
 */
export function generateDemoData(now: Date): DemoData {
  const employers = generateCompanies(now);
  const jobs = generateJobs(employers, now);
  const seekers = generateSeekers(now);
  const forms = generateApplicationForms(jobs);
  const formDrafts = generateFormDrafts(jobs, now);
  const applications = generateApplications(jobs, seekers, now);
  const shiftChoices = generateShiftChoices(jobs, seekers, applications);
  const savedJobs = generateSavedJobs(jobs, seekers, applications, now);
  const jobDrafts = generateJobDrafts(now);
  return {
    employers,
    jobs,
    jobDrafts,
    seekers,
    forms,
    formDrafts,
    applications,
    shiftChoices,
    savedJobs,
  };
}
