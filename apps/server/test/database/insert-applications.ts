import type { ApplicationStatus } from '@nextshift/contract';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';

interface NewApplication {
  readonly jobId: string;
  readonly employerId: string;
  readonly seekerId: string;
  readonly status?: ApplicationStatus;
  readonly acceptedAt?: Date;
  readonly formId?: string;
}

/** Inserts an application directly; its job counts it. */
export async function insertApplication(
  app: TestApp,
  { jobId, employerId, seekerId, status = 'submitted', acceptedAt, formId }: NewApplication,
): Promise<string> {
  const id = newId();
  const now = app.clock.read();
  await app.database
    .insertInto('applications')
    .values({
      id,
      job_id: jobId,
      employer_id: employerId,
      seeker_id: seekerId,
      form_id: formId ?? null,
      status,
      told_status: status === 'withdrawn' ? 'submitted' : status,
      ended_reason: status === 'ended' ? 'closed' : null,
      accepted_at: status === 'accepted' ? (acceptedAt ?? now) : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** A form with a single question. */
const SHORT_FORM = {
  basicFields: {},
  documents: {},
  questions: [{ id: '1', type: 'text', question: 'Why here?' }],
};

/** The form of a job. */
export async function insertForm(
  app: TestApp,
  jobId: string,
  form: { basicFields: object; documents: object; questions: object[] } = SHORT_FORM,
): Promise<string> {
  const id = newId();
  await app.database
    .insertInto('application_forms')
    .values({
      id,
      job_id: jobId,
      basic_fields: JSON.stringify(form.basicFields),
      documents: JSON.stringify(form.documents),
      questions: JSON.stringify(form.questions),
    })
    .execute();
  return id;
}
