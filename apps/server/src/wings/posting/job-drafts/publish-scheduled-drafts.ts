import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eachApart } from '../../../platform/queue/each-apart.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { requireVerifiedFor } from '../job-postings/index.ts';
import { type ReadingSettings, withTextsRead } from '../../screening/index.ts';
import { requirePlanCapacity, withLockedEmployer } from '../../billing/index.ts';
import { jobDraftMail } from './job-draft-mail.ts';
import {
  type DueDraft,
  listEmployersWithDueDrafts,
  lockDueDrafts,
  updateDraft,
} from './job-drafts.queries.ts';
import { postDraft, requirePublishable } from './publish-job-draft.ts';

/** Refusals that leave a draft waiting. */
const obstacles = [
  'plan_limit_reached',
  'plan_suspended',
  'validation_failed',
  'verification_required',
] as const;
type Obstacle = (typeof obstacles)[number];

/**
 * The recurring task that publishes scheduled drafts. An employer's drafts share a transaction under
 * the employer's lock, so that only one instance publishes them. One that fails leaves the others
 * of other employers alone.
 */
export const publishScheduledDrafts = defineTask({
  name: 'scheduled-drafts',
  schedule: 'every minute',
  async run(platform) {
    const { database, clock, log } = platform;
    const publishOf = (employerId: string) =>
      withTextsRead(platform, (settings) =>
        withLockedEmployer(
          platform,
          employerId,
          async ({ transaction }) => {
            for (const draft of await lockDueDrafts(transaction, employerId, clock())) {
              await publishOrBlock(transaction, settings, draft);
            }
          },
          { skipsBusy: true },
        ),
      );
    await eachApart(
      await listEmployersWithDueDrafts(database, clock()),
      publishOf,
      (error, employerId) => {
        log.error({ err: error, employerId }, 'scheduled drafts could not be published');
      },
    );
  },
});

async function publishOrBlock(
  transaction: DatabaseTransaction,
  platform: Platform & ReadingSettings,
  draft: DueDraft,
): Promise<void> {
  const now = platform.clock();
  try {
    const { openings } = requirePublishable(draft, now);
    await requireVerifiedFor(openings, transaction, draft.employer_id);
    // Writes nothing when it refuses.
    await requirePlanCapacity(transaction, platform.clock, draft.employer_id);
  } catch (error) {
    await blockDraft(transaction, draft, { error, now });
    return;
  }
  if (mayTakeRoom(draft, platform)) await postDraft(transaction, platform, draft);
  else if (!draft.place_free_since) {
    await updateDraft(transaction, draft.id, { place_free_since: now });
  }
}

/** A blocked draft leaves new room to its employer for the grace. */
function mayTakeRoom(
  { blocked_by: blockedBy, place_free_since: since }: DueDraft,
  { config, clock }: Platform,
): boolean {
  if (blockedBy === null || config.closingGraceMs === 0) return true;
  return since !== null && clock().getTime() - since.getTime() >= config.closingGraceMs;
}

/** Mails the employer once for each obstacle in turn. */
async function blockDraft(
  transaction: DatabaseTransaction,
  draft: DueDraft,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  const obstacle = obstacles.find((code) => code === error.code);
  if (!obstacle) throw error;
  if (draft.blocked_by === obstacle) {
    if (draft.place_free_since) {
      await updateDraft(transaction, draft.id, { place_free_since: null });
    }
    return;
  }
  await updateDraft(transaction, draft.id, {
    status: 'blocked',
    blocked_at: now,
    blocked_by: obstacle satisfies Obstacle,
    blocked_reason: error.message,
    place_free_since: null,
  });
  const payload = { draftId: draft.id, blockedAt: now.toISOString() };
  await enqueue(transaction, jobDraftMail, payload);
}
