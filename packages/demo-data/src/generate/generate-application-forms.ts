import {
  type BasicFieldKey,
  basicFieldKeys,
  basicFieldLabels,
  documentRule,
} from '@nextshift/contract';
import {
  creatorQuestions,
  type QuestionContent,
  shiftQuestions,
} from '../content/application-form-content.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoApplicationForm, DemoJob } from '../demo-data.ts';
import { seededRandom } from './seeded-random.ts';

const SHARE_WITH_FORM = 0.15;
const required: readonly BasicFieldKey[] = ['fullName', 'email', 'phone'];
const optional: readonly BasicFieldKey[] = ['pronouns', 'educationLevel', 'startDate'];

/** Forms of some active jobs, and of the demo employer's creator gigs. */
export function generateApplicationForms(jobs: readonly DemoJob[]): DemoApplicationForm[] {
  return jobs.filter(hasForm).map((job) => ({
    jobKey: job.key,
    basicFields: Object.fromEntries(
      basicFieldKeys.map((key) => [
        key,
        {
          name: basicFieldLabels[key],
          enabled: required.includes(key) || optional.includes(key),
          required: required.includes(key),
        },
      ]),
    ),
    documents: { resume: documentRule.parse({ required: false }) },
    questions: questionsOf(job).map(({ question }) => question),
    createdAt: job.createdAt,
  }));
}

/** What an applicant of the sample answers to the form of a job. */
export function answersTo(job: DemoJob, seekerKey: string): Record<string, string> {
  const random = seededRandom(`answers:${job.key}/${seekerKey}`);
  return Object.fromEntries(
    questionsOf(job).map(({ question, answers }) => [question.id, random.pick(answers)]),
  );
}

function hasForm(job: DemoJob): boolean {
  if (job.employerKey === demoAccounts.employer.key) return isCreatorGig(job);
  return job.status === 'active' && seededRandom(`form:${job.key}`).chance(SHARE_WITH_FORM);
}

function questionsOf(job: DemoJob): readonly QuestionContent[] {
  return isCreatorGig(job) ? creatorQuestions : shiftQuestions;
}

function isCreatorGig(job: DemoJob): boolean {
  return job.industry === 'Media';
}
