import type { CoverOfferStatus, CoverSettings } from '@nextshift/contract';
import { sql } from 'kysely';
import type {
  Database,
  DatabaseTransaction,
  Queryable,
} from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import { applicantPhone } from '../../contact/index.ts';
import type { Party } from '../shifts/shifts.queries.ts';
import type { CoverCandidate } from './cover-candidates.queries.ts';

/** Offers that a list shows. */
const OFFERS_MAX = 100;

export type CoverOfferRow = Awaited<
  ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>
>;

/** Whether the shift still waits for somebody to take it. */
const isOpen = (now: Date) => sql<boolean>`(
  assignments.given_up_at is not null and assignments.status in ('offered', 'confirmed')
  and lower(assignments.during) > ${now} and applications.status = 'accepted'
  and applications.hidden_from_employer_at is null and jobs.moderation = 'clear')`;

function selectOffers(database: Queryable, { kind, accountId }: Party, now: Date) {
  return database
    .selectFrom('cover_offers')
    .innerJoin('assignments', 'assignments.id', 'cover_offers.assignment_id')
    .innerJoin('applications', 'applications.id', 'cover_offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('seekers', 'seekers.id', 'cover_offers.seeker_id')
    .leftJoin('profiles', 'profiles.seeker_id', 'cover_offers.seeker_id')
    .select([
      'cover_offers.id',
      'cover_offers.status',
      'cover_offers.created_at',
      'cover_offers.assignment_id',
      'cover_offers.application_id',
      'cover_offers.seeker_id',
      'assignments.job_id',
      'jobs.cover_approval',
      'jobs.moderation',
      'applications.status as application_status',
      'applications.accepted_at',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.suspended_at as seeker_suspended_at',
      applicantPhone.as('phone_number'),
      isOpen(now).as('is_open'),
      sql<boolean>`exists (
        select from cover_offers as other
        where other.assignment_id = cover_offers.assignment_id and other.status = 'taken'
      )`.as('is_taken'),
    ])
    .where(
      kind === 'seeker' ? 'cover_offers.seeker_id' : 'assignments.employer_id',
      '=',
      accountId,
    );
}

/** The open offers that wait for a party's word, or for the employer's; what starts first comes first. */
export function listOpenOffers(database: Database, party: Party, now: Date) {
  return selectOffers(database, party, now)
    .where(isOpen(now))
    .where(
      'cover_offers.status',
      'in',
      party.kind === 'seeker' ? ['asked', 'to_approve'] : ['to_approve'],
    )
    .orderBy(sql`lower(assignments.during)`)
    .orderBy('cover_offers.answered_at')
    .orderBy('cover_offers.id')
    .limit(OFFERS_MAX)
    .execute();
}

/** An offer to a seeker, or of an employer's shift; undefined if it is not theirs. */
export function findOffer(database: Queryable, party: Party, offerId: string, now: Date) {
  return selectOffers(database, party, now)
    .where('cover_offers.id', '=', offerId)
    .executeTakeFirst();
}

/** Replaces who was asked to take a shift before. @returns the offers */
export async function replaceOffers(
  transaction: DatabaseTransaction,
  assignmentId: string,
  { candidates, now }: { readonly candidates: readonly CoverCandidate[]; readonly now: Date },
): Promise<(CoverCandidate & { id: string })[]> {
  await transaction.deleteFrom('cover_offers').where('assignment_id', '=', assignmentId).execute();
  const offers = candidates.map((candidate) => ({ id: newId(), ...candidate }));
  await transaction
    .insertInto('cover_offers')
    .values(
      offers.map(({ id, applicationId, seekerId }) => ({
        id,
        assignment_id: assignmentId,
        application_id: applicationId,
        seeker_id: seekerId,
        created_at: now,
      })),
    )
    .execute();
  return offers;
}

/** @throws a violation of cover_offers_taken */
export async function setOfferStatus(
  transaction: DatabaseTransaction,
  offerId: string,
  { status, now }: { readonly status: CoverOfferStatus; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('cover_offers')
    .set({ status, answered_at: now })
    .where('id', '=', offerId)
    .execute();
}

/** Records that a person asks others to take their shift: what they had confirmed is so no more. */
export async function setGivenUp(
  transaction: DatabaseTransaction,
  assignmentId: string,
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('assignments')
    .set({ status: 'offered', given_up_at: now, give_up_reason: reason, updated_at: now })
    .where('id', '=', assignmentId)
    .execute();
}

/** How many are asked to take a shift. */
export async function countOffers(database: Queryable, assignmentId: string): Promise<number> {
  const { count } = await database
    .selectFrom('cover_offers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns whether the job is the employer's */
export async function updateCoverSettings(
  transaction: DatabaseTransaction,
  { employerId, jobId }: { readonly employerId: string; readonly jobId: string },
  { approval, across }: CoverSettings,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ cover_approval: approval })
    .where('id', '=', jobId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction
    .updateTable('employers')
    .set({ cover_across: across })
    .where('id', '=', employerId)
    .execute();
  return true;
}
