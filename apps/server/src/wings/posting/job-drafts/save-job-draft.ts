import {
  closingMoment,
  type CreateJobDraftBody,
  type InterviewHours,
  JOB_DRAFTS_MAX,
  type JobDraft,
  type JobDraftFields,
  timeZoneOfState,
  type UpdateJobDraftBody,
} from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { nextVersion } from '../../../platform/database/next-version.ts';
import { withStoredPicture } from '../../../platform/files/store-picture.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withLockedEmployer } from '../../billing/index.ts';
import type { DraftForm } from './draft-form.ts';
import {
  countDrafts,
  type DraftRow,
  findOwnDraft,
  insertDraft,
  lockOwnDraft,
  updateDraft,
} from './job-drafts.queries.ts';
import { presentJobDraft } from './present-job-draft.ts';

const STALE_MESSAGE = 'This draft was changed elsewhere. Compare the versions before you save.';

export interface OwnDraft {
  readonly employerId: string;
  readonly draftId: string;
}

interface DraftContent {
  readonly fields: JobDraft['fields'];
  readonly form: DraftForm | null;
  readonly imageFileId: string | null;
  readonly interviewHours: InterviewHours | null;
}

/** Columns of a draft without a schedule. */
export const UNSCHEDULED = {
  status: 'draft',
  publish_at: null,
  blocked_at: null,
  blocked_by: null,
  blocked_reason: null,
  place_free_since: null,
} as const;

/** @throws {AppError} not_found when the draft does not exist or is another employer's */
export async function readJobDraft({ database }: Platform, own: OwnDraft): Promise<JobDraft> {
  return presentJobDraft(requireDraft(await findOwnDraft(database, own)));
}

export function requireDraft(row: DraftRow | undefined): DraftRow {
  if (!row) throw new AppError('not_found');
  return row;
}

export async function createJobDraft(
  platform: Platform,
  employerId: string,
  body: CreateJobDraftBody,
  image: Buffer | undefined,
): Promise<JobDraft> {
  const fields = withClosingMoment(body.fields, platform.clock());
  const add = (imageFileId: string | null) =>
    withRoomForDraft(platform, employerId, (transaction) =>
      addDraft(transaction, platform, employerId, {
        fields,
        form: null,
        imageFileId,
        interviewHours: null,
      }),
    );
  if (image === undefined) return add(null);
  // Checked before the picture is processed, and again with the draft.
  await withRoomForDraft(platform, employerId, () => Promise.resolve());
  return withStoredPicture(platform, image, add);
}

/**
 * Runs the work in a transaction, under a lock on the employer.
 * @throws {AppError} draft_limit_reached, not_signed_in once the account is deleted
 */
export async function withRoomForDraft<Result>(
  platform: Platform,
  employerId: string,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const done = await withLockedEmployer(platform, employerId, async ({ transaction, hasLeft }) => {
    if (hasLeft) throw new AppError('not_signed_in');
    const drafts = await countDrafts(transaction, employerId);
    if (drafts >= JOB_DRAFTS_MAX) throw new AppError('draft_limit_reached');
    return { result: await work(transaction) };
  });
  if (!done) throw new AppError('not_signed_in');
  return done.result;
}

export async function addDraft(
  transaction: DatabaseTransaction,
  { clock }: Pick<Platform, 'clock'>,
  employerId: string,
  content: DraftContent,
): Promise<JobDraft> {
  const id = newId();
  await insertDraft(transaction, { id, employerId, ...content, now: clock() });
  return presentJobDraft(
    requireDraft(await findOwnDraft(transaction, { employerId, draftId: id })),
  );
}

/** A day ends by the clocks of the draft's state, as far as it is known. */
function withClosingMoment(fields: JobDraftFields, now: Date): JobDraftFields {
  const { closesAt, state = '' } = fields;
  if (!closesAt) return fields;
  const moment = closingMoment(timeZoneOfState(state), closesAt, now);
  return { ...fields, closesAt: moment.toISOString() };
}

/**
 * Replaces a draft's fields. Its schedule stays, unless `publishAt` is null.
 * @throws {AppError} not_found, stale_revision
 */
export async function updateJobDraft(
  platform: Platform,
  own: OwnDraft,
  { fields, removeJobImage, publishAt, updatedAt }: UpdateJobDraftBody,
  image: Buffer | undefined,
): Promise<JobDraft> {
  const { database, clock } = platform;
  const change = (imageFileId: string | null | undefined) =>
    database.transaction().execute(async (transaction) => {
      const draft = requireDraft(await lockOwnDraft(transaction, own));
      requireVersion(draft, updatedAt);
      await updateDraft(transaction, draft.id, {
        fields: JSON.stringify(withClosingMoment(fields, clock())),
        image_file_id: imageFileId,
        ...(publishAt === null ? UNSCHEDULED : {}),
        updated_at: nextVersion(draft.updated_at, clock()),
      });
      return presentJobDraft(requireDraft(await findOwnDraft(transaction, own)));
    });
  if (image === undefined) return change(removeJobImage ? null : undefined);
  // Checked before the picture is processed, and again under the lock.
  requireVersion(requireDraft(await findOwnDraft(database, own)), updatedAt);
  return withStoredPicture(platform, image, change);
}

/** @throws {AppError} stale_revision */
function requireVersion(draft: DraftRow, updatedAt: string | undefined): void {
  if (updatedAt === undefined || Date.parse(updatedAt) === draft.updated_at.getTime()) return;
  throw new AppError('stale_revision', { message: STALE_MESSAGE });
}
