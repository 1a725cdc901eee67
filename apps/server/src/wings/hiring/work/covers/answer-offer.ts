import type { CoverOffer } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { markCoverNoticesRead } from '../../news/index.ts';
import { lockJob, requireClear, timeZoneOf } from '../../../jobs/index.ts';
import { findJobShifts, lockAssignmentsOf } from '../assignments/assignments.queries.ts';
import { coverDate } from '../assignments/cover-date.ts';
import {
  findShiftsById,
  freeSpotOfDate,
  lockShift,
  type Party,
  setShiftStatus,
  type ShiftRow,
} from '../shifts/shifts.queries.ts';
import { listCoverCandidates } from './cover-candidates.queries.ts';
import { type CoverOfferRow, findOffer, setOfferStatus } from './cover-offers.queries.ts';
import { presentOffers } from './list-offers.ts';
import { tellEmployerOfCover, tellOfCover } from './tell-of-cover.ts';

const HELD = 'This job is on hold. Its shifts can be covered once it is released.';
const NOT_FREE = 'You have other work then, or would work too many hours that week.';
const DECLINED = 'You have declined this shift already.';
const UNANSWERED = 'They have not said yes yet.';
const THEY_NOT_FREE = 'They have other work then, or would work too many hours that week.';

/** What is done with an offer: a seeker takes or declines it, an employer approves or refuses who would take it. */
export type OfferAnswer = 'take' | 'decline' | 'approve';

interface Asked {
  readonly party: Party;
  readonly offerId: string;
  readonly answer: OfferAnswer;
}

/**
 * Answers an offer. The first who takes a shift has it, or whom the employer approves where the job asks for that. What is
 * declined stays so. Asked again, it stays as it is.
 * @throws {AppError} not_found, cover_taken, cover_ended, illegal_shift_change, shift_conflict, job_held, job_removed
 */
export async function answerOffer(
  { database, clock }: Platform,
  { party, offerId, answer }: Asked,
): Promise<CoverOffer> {
  const now = clock();
  const row = await database.transaction().execute(async (transaction) => {
    const found = await findOffer(transaction, party, offerId, now);
    if (!found) throw new AppError('not_found');
    // Before the shift, as decisions and edits do.
    const job = await lockJob(transaction, found.job_id);
    await lockShift(transaction, found.assignment_id);
    const offer = await findOffer(transaction, party, offerId, now);
    if (!job || !offer) throw new AppError('not_found');
    if (isDone(offer, party, answer)) return offer;
    requireWaiting(offer, party, answer);
    await markAnswered(transaction, { offer, party, now });
    if (answer === 'decline') await decline(transaction, { offer, party, now });
    else {
      requireClear(job, HELD);
      await accept(transaction, { offer, party, now });
    }
    return (await findOffer(transaction, party, offerId, now)) ?? offer;
  });
  const [presented] = await presentOffers(database, [row], party, now);
  if (!presented) throw new AppError('not_found');
  return presented;
}

/** Whether the same was answered before. */
function isDone(offer: CoverOfferRow, { kind }: Party, answer: OfferAnswer): boolean {
  const { status } = offer;
  if (answer === 'decline') return status === (kind === 'seeker' ? 'declined' : 'refused');
  const waits = answer === 'take' && status === 'to_approve' && offer.cover_approval;
  return status === 'taken' || (waits && offer.is_open);
}

function requireWaiting(offer: CoverOfferRow, { kind }: Party, answer: OfferAnswer): void {
  // Whoever has it gives it up as a shift.
  if (offer.status === 'taken') throw new AppError('illegal_shift_change');
  if (offer.is_taken) throw new AppError('cover_taken');
  if (kind === 'employer' && offer.status === 'asked' && offer.is_open) {
    throw new AppError('illegal_shift_change', { message: UNANSWERED });
  }
  // The employer may have been told of a yes before it: there is one for each offer.
  if (kind === 'seeker' && offer.status === 'declined') {
    throw new AppError('cover_ended', { message: DECLINED });
  }
  const waits = kind === 'employer' ? offer.status === 'to_approve' : offer.status !== 'refused';
  if (waits && (offer.is_open || answer === 'decline')) return;
  throw new AppError('cover_ended');
}

interface Answered {
  readonly offer: CoverOfferRow;
  readonly party: Party;
  readonly now: Date;
}

/** An employer who answers knows who would take the shift. */
async function markAnswered(
  transaction: DatabaseTransaction,
  { offer: { assignment_id: assignmentId }, party, now }: Answered,
): Promise<void> {
  if (party.kind !== 'employer') return;
  await markCoverNoticesRead(transaction, { employerId: party.accountId, assignmentId }, now);
}

async function decline(
  transaction: DatabaseTransaction,
  { offer, party, now }: Answered,
): Promise<void> {
  const isSeeker = party.kind === 'seeker';
  await setOfferStatus(transaction, offer.id, { status: isSeeker ? 'declined' : 'refused', now });
  if (isSeeker) return;
  await tellOfCover(transaction, { ...colleagueOf(offer), kind: 'cover_refused', now });
}

async function accept(
  transaction: DatabaseTransaction,
  { offer, party, now }: Answered,
): Promise<void> {
  await lockAssignmentsOf(transaction, [offer.seeker_id]);
  const [shift] = await findShiftsById(transaction, 'employer', [offer.assignment_id]);
  if (!shift) throw new AppError('not_found');
  const { assignment_id: assignmentId, seeker_id: seekerId } = offer;
  const timeZone = timeZoneOf(shift);
  const able = await listCoverCandidates(transaction, { assignmentId, timeZone, seekerId });
  if (able.length === 0) {
    const message = party.kind === 'seeker' ? NOT_FREE : THEY_NOT_FREE;
    throw new AppError('shift_conflict', { message });
  }
  if (party.kind === 'seeker' && offer.cover_approval) {
    await setOfferStatus(transaction, offer.id, { status: 'to_approve', now });
    await tellEmployerOfCover(transaction, { kind: 'cover_to_approve', shift, now });
    return;
  }
  await give(transaction, shift, { offer, party, now });
}

/** Gives a shift to who takes it, and tells both and the employer. */
async function give(
  transaction: DatabaseTransaction,
  shift: ShiftRow,
  { offer, party, now }: Answered,
): Promise<void> {
  await setShiftStatus(transaction, shift.id, { status: 'cancelled', by: 'seeker', now });
  await freeSpotOfDate(transaction, shift);
  await coverDate(
    transaction,
    {
      applicationId: offer.application_id,
      seekerId: offer.seeker_id,
      job: await findJobShifts(transaction, shift.job_id),
      shiftId: shift.shift_id,
      capacity: shift.capacity,
      date: shift.date,
      startsAt: shift.starts_at,
      endsAt: shift.ends_at,
      hasAgreed: true,
    },
    now,
  );
  await setOfferStatus(transaction, offer.id, { status: 'taken', now });
  if (shift.seeker_id !== null) {
    const giver = { seekerId: shift.seeker_id, applicationId: shift.application_id };
    await tellOfCover(transaction, { ...colleagueOf(offer), ...giver, kind: 'cover_taken', now });
  }
  if (party.kind === 'employer') {
    await tellOfCover(transaction, { ...colleagueOf(offer), kind: 'cover_approved', now });
    return;
  }
  await tellEmployerOfCover(transaction, { kind: 'cover_taken', shift, now });
}

function colleagueOf(offer: CoverOfferRow) {
  return {
    seekerId: offer.seeker_id,
    applicationId: offer.application_id,
    assignmentId: offer.assignment_id,
    offerId: offer.id,
  };
}
