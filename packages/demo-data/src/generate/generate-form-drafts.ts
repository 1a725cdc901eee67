import { NEW_FORM_SETUP } from '@nextshift/contract';
import { shiftQuestions } from '../content/application-form-content.ts';
import { demoAccounts } from '../demo-accounts.ts';
import type { DemoFormDraft, DemoJob } from '../demo-data.ts';
import { daysBefore } from './demo-moments.ts';

/** The form that the demo employer has begun for its active job. */
export function generateFormDrafts(jobs: readonly DemoJob[], now: Date): DemoFormDraft[] {
  const begun = jobs.filter(
    ({ employerKey, status }) => employerKey === demoAccounts.employer.key && status === 'active',
  );
  return begun.map((job) => ({
    jobKey: job.key,
    setup: {
      ...NEW_FORM_SETUP,
      basicFields: { ...NEW_FORM_SETUP.basicFields, phone: { enabled: true, required: true } },
      documents: { ...NEW_FORM_SETUP.documents, resume: { enabled: true, required: false } },
      questions: shiftQuestions
        .slice(0, 2)
        .map(({ question }) => ({ ...question, suggestion: null })),
    },
    updatedAt: daysBefore(now, 1),
  }));
}
