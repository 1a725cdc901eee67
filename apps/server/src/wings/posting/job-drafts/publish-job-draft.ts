import {
  interviewHours,
  type Job,
  type JobDraft,
  publishProblem,
  timeZoneOfState,
} from '@nextshift/contract';
import { newId } from '../../../platform/database/new-id.ts';
import { nextVersion } from '../../../platform/database/next-version.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { replaceForm, storeInterviewHours } from '../../hiring/index.ts';
import { findJob } from '../../jobs/index.ts';
import {
  checkJob,
  presentOwnJob,
  type ReadingSettings,
  withTextsRead,
} from '../../screening/index.ts';
import {
  postJob,
  requireClosingTime,
  requireJobFields,
  requireVerifiedFor,
} from '../job-postings/index.ts';
import { withLockedEmployer } from '../../billing/index.ts';
import { draftForm } from './draft-form.ts';
import {
  deleteDraft,
  type DueDraft,
  findOwnDraft,
  lockOwnDraft,
  updateDraft,
} from './job-drafts.queries.ts';
import { presentJobDraft } from './present-job-draft.ts';
import { type OwnDraft, requireDraft, UNSCHEDULED } from './save-job-draft.ts';

/**
 * Posts a draft as a job, or schedules it for a time in the future. The employer is locked first, as
 * by the recurring task, so that a draft is published once.
 */
export async function publishJobDraft(
  platform: Platform,
  own: OwnDraft,
  publishAt: string | null | undefined,
): Promise<{ newJob: Job } | { draft: JobDraft }> {
  const { clock } = platform;
  const published = await withTextsRead(platform, (settings) =>
    withLockedEmployer(platform, own.employerId, async ({ transaction }) => {
      const draft = requireDraft(await lockOwnDraft(transaction, own));
      const now = clock();
      const moment = publishAt ? new Date(publishAt) : now;
      requirePublishingTime(moment, now);
      if (moment <= now) return { newJob: await postDraft(transaction, settings, draft) };
      const { openings } = requirePublishable(draft, moment);
      await requireVerifiedFor(openings, transaction, own.employerId);
      await updateDraft(transaction, draft.id, {
        ...UNSCHEDULED,
        status: 'scheduled',
        publish_at: moment,
        updated_at: nextVersion(draft.updated_at, now),
      });
      return { draft: presentJobDraft(requireDraft(await findOwnDraft(transaction, own))) };
    }),
  );
  if (!published) throw new AppError('not_found');
  return published;
}

/**
 * Turns a locked draft into a job with its image and form.
 * @throws {AppError} as createjob
 */
export async function postDraft(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'config' | 'secrets'> & ReadingSettings,
  draft: Pick<
    DueDraft,
    'id' | 'employer_id' | 'fields' | 'form' | 'image_file_id' | 'interview_hours'
  >,
): Promise<Job> {
  const now = platform.clock();
  const fields = requirePublishable(draft, now);
  const { id: draftId, employer_id: employerId, image_file_id: imageFileId } = draft;
  const job = await postJob(transaction, platform, { employerId, fields, imageFileId });
  if (draft.form !== null) {
    const setup = draftForm.parse(draft.form);
    await replaceForm(transaction, { id: newId(), jobId: job.id, setup, now });
  }
  if (draft.interview_hours !== null) {
    const hours = interviewHours.parse(draft.interview_hours);
    await storeInterviewHours(transaction, { jobId: job.id, hours, now });
  }
  await deleteDraft(transaction, { employerId, draftId });
  if (draft.form === null && draft.interview_hours === null) return job;
  // Its questions, and where it interviews, are read as well.
  await checkJob(transaction, platform, job.id);
  const row = await findJob(transaction, job.id);
  if (!row) throw new Error('the job just posted was not found');
  return presentOwnJob(transaction, row);
}

/** @throws {AppError} validation_failed in createjob's words */
export function requirePublishable({ fields }: Pick<DueDraft, 'fields'>, moment: Date) {
  const whole = requireJobFields(typeof fields === 'object' && fields !== null ? fields : {});
  requireClosingTime({ closesAt: whole.closesAt, timeZone: timeZoneOfState(whole.state) }, moment);
  return whole;
}

function requirePublishingTime(moment: Date, now: Date): void {
  const message = publishProblem(moment, now);
  if (message === null) return;
  throw invalidField('publishAt', message);
}
