import { isApplying } from '../../entities/application/applying-store.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { applyAction, type ApplyOutcomes } from './apply-to-job.ts';
import { loadIntroduction } from './introduction.tsx';
import { missingIntroduction, type IntroductionField } from './missing-introduction.ts';
import { runAction } from './run-action.ts';
import { saveAction } from './save-job.ts';
import { unsaveAction } from './unsave-job.ts';

interface MissingHandler {
  /** The profile lacks these fields for an application; nothing was sent. */
  readonly onMissing: (missing: readonly IntroductionField[]) => void;
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
   * Applies, or asks for the introduction first. One request at a time: the second press of a
   * double click comes before the next render.
   */
  apply: async (
    jobId: string,
    userId: string,
    { onMissing, ...outcomes }: ApplyOutcomes & MissingHandler,
  ): Promise<void> => {
    const missing = await missingIntroduction(userId);
    if (missing.length > 0) {
      await loadIntroduction();
      onMissing(missing);
      return;
    }
    if (isApplying(jobId)) return;
    runAction(getQueryClient(), applyAction(jobId, outcomes), { userId });
  },
};

export type SeekerActions = typeof seekerActions;
