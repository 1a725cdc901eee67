import { getApplicationForm, type Job } from '@nextshift/contract';
import { isApplying } from '../../entities/application/applying-store.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { applyAction, type ApplyOutcomes } from './apply-to-job.ts';
import { type Asked, loadShiftsDialog } from './before-applying.tsx';
import { loadIntroduction } from './introduction.tsx';
import { missingIntroduction } from './missing-introduction.ts';
import { runAction } from './run-action.ts';
import { saveAction } from './save-job.ts';
import { unsaveAction } from './unsave-job.ts';

interface ApplyOptions extends ApplyOutcomes {
  /** The shifts that the seeker chose; undefined before. */
  readonly shiftIds: readonly string[] | undefined;
  /** Something has to be asked first; nothing was sent. */
  readonly onAsked: (asked: Asked) => void;
}

interface AppliedJob extends Partial<Pick<Job, 'shifts' | 'timeZone'>> {
  readonly id: string;
}

/** What the buttons of a job do for a seeker. */
export const seekerActions = {
  save: (jobId: string, userId: string): void => {
    runAction(getQueryClient(), saveAction(jobId), userId);
  },
  unsave: (jobId: string, userId: string): void => {
    runAction(getQueryClient(), unsaveAction(jobId), userId);
  },
  /**
   * Applies, or asks for the introduction and for the shifts of a job with several first. One request at a time: the
   * second press of a double click comes before the next render.
   */
  apply: async (
    job: AppliedJob,
    userId: string,
    { shiftIds, onAsked, ...outcomes }: ApplyOptions,
  ): Promise<void> => {
    const missing = await missingIntroduction(userId);
    if (missing.length > 0) {
      await loadIntroduction();
      onAsked({ userId, missing });
      return;
    }
    const offered = shiftIds ? null : await shiftsToChoose(job);
    if (offered) {
      await loadShiftsDialog();
      onAsked({ userId, job: offered });
      return;
    }
    if (isApplying(job.id)) return;
    runAction(getQueryClient(), applyAction(job.id, outcomes), { userId, shiftIds });
  },
};

/** The shifts of a job that has several; null too where its form asks for them. @throws {ApiError} */
async function shiftsToChoose({ id: jobId, shifts, timeZone }: AppliedJob) {
  if (shifts === undefined || timeZone === undefined || shifts.length < 2) return null;
  const { body } = await browserApi.call(getApplicationForm, { params: { jobId } });
  return body.application === null ? { shifts, timeZone } : null;
}

export type SeekerActions = typeof seekerActions;
