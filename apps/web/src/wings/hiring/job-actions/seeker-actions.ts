import { isApplying } from '../../../entities/application/applying-store.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { applyAction, type ApplyOutcomes } from './applying/apply-to-job.ts';
import { type Asked, loadShiftsDialog } from './before-applying.tsx';
import { loadIntroduction } from './introduction.tsx';
import { isPressWhileScrolling } from './applying/press-while-scrolling.ts';
import { missingIntroduction } from './missing-introduction.ts';
import { runAction } from './run-action.ts';
import { saveAction } from './save-job.ts';
import type { HiringJob } from './shifts-dialog.tsx';
import { unsaveAction } from './unsave-job.ts';

interface ApplyOptions extends ApplyOutcomes {
  /** The shifts that the seeker chose; undefined before. */
  readonly shiftIds: readonly string[] | undefined;
  /** Pressed on the button itself, which may have been by chance while it moved. */
  readonly isPress: boolean;
  /** Something has to be asked first; nothing was sent. */
  readonly onAsked: (asked: Asked) => void;
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
   * Applies, or asks for the introduction first, and for the shifts where only some fit the seeker's week. One request
   * at a time: the second press of a double click comes before the next render. A press while scrolling is not taken.
   */
  apply: async (
    job: HiringJob,
    userId: string,
    { shiftIds, isPress, onAsked, ...outcomes }: ApplyOptions,
  ): Promise<void> => {
    if (isPress && isPressWhileScrolling()) return;
    const missing = await missingIntroduction(userId);
    if (missing.length > 0) {
      await loadIntroduction();
      onAsked({ userId, missing });
      return;
    }
    const offered = shiftIds ? null : await offeredShifts(job, userId);
    if (offered) {
      onAsked({ userId, job: offered });
      return;
    }
    if (isApplying(job.id)) return;
    runAction(getQueryClient(), applyAction(job.id, outcomes), { userId, shiftIds });
  },
};

/** What is to be chosen of a job with shifts; its code loads on first use. @throws {ApiError} */
async function offeredShifts(job: HiringJob, userId: string) {
  if (job.shifts?.length === 0) return null;
  const { shiftsToChoose } = await loadShiftsDialog();
  return shiftsToChoose(job, userId);
}

export type SeekerActions = typeof seekerActions;
