import type { ApplicationStatus } from '@nextshift/contract';
import { applicationRow } from '@nextshift/demo-data/rows';
import type { Insertable } from 'kysely';
import type { Applications } from '../../src/platform/database/database-schema.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { TestApp } from '../create-test-app.ts';

interface NewApplication extends Partial<Omit<Insertable<Applications>, 'id' | 'status'>> {
  readonly jobId: string;
  readonly employerId: string;
  readonly seekerId: string;
  readonly status?: ApplicationStatus;
}

/** Inserts an application directly; its job counts it. */
export async function insertApplication(
  app: TestApp,
  { jobId, employerId, seekerId, status = 'submitted', ...columns }: NewApplication,
): Promise<string> {
  const id = newId();
  const applied = { id, jobId, employerId, seekerId, status, createdAt: app.clock.read() };
  await app.database
    .insertInto('applications')
    .values({ ...applicationRow(applied), ...columns })
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
