import { dayIn, jobDraft, type JobDraft } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findCurrentForm, findInterviewHours } from '../../hiring/index.ts';
import { findJob, presentJob, timeZoneOf } from '../../jobs/index.ts';
import { draftForm } from './draft-form.ts';
import { findJobImageId } from './job-drafts.queries.ts';
import { addDraft, withRoomForDraft } from './save-job-draft.ts';

/**
 * Copies a job of any status into a draft, without its applicants and without a closing date that
 * has passed, or shifts that have. The image is shared: files stay as long as anything refers to them.
 */
export function duplicateJob(
  platform: Platform,
  { employerId, jobId }: { employerId: string; jobId: string },
): Promise<JobDraft> {
  return withRoomForDraft(platform, employerId, async (transaction) => {
    const row = await findJob(transaction, jobId);
    if (row?.employer_id !== employerId) throw new AppError('not_found');
    if (row.moderation === 'removed') throw new AppError('job_removed');
    const { closesAt, shifts = [], ...rest } = jobDraft.shape.fields.parse(presentJob(row));
    const today = dayIn(timeZoneOf(row), platform.clock());
    const ahead = shifts.filter(({ date }) => date === null || date >= today);
    const fields = { ...rest, shifts: ahead.map((each) => ({ ...each, id: null })) };
    const isOver = row.closes_at === null || row.closes_at <= platform.clock();
    const form = await findCurrentForm(transaction, jobId);
    return addDraft(transaction, platform, employerId, {
      fields: isOver ? fields : { ...fields, closesAt },
      form: form && draftForm.parse(form),
      imageFileId: await findJobImageId(transaction, jobId),
      interviewHours: await findInterviewHours(transaction, jobId),
    });
  });
}
