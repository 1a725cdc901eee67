import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';

/** That somebody is asked to take a shift, that theirs was taken, or that one was given to them. */
export type CoverNews = 'cover_asked' | 'cover_taken' | 'cover_approved';

interface Mailed {
  readonly kind: CoverNews;
  readonly offerId: string;
  readonly now: Date;
}

/**
 * Whom the mail about an offer is to, with the shift: who is asked while it is open, or who took it; of one that was taken
 * the person who gave it up. Undefined once the mail would no longer be true.
 */
export function findMailedOffer(database: Queryable, { kind, offerId, now }: Mailed) {
  const isAsked = kind === 'cover_asked';
  return database
    .selectFrom('cover_offers')
    .innerJoin('assignments', 'assignments.id', 'cover_offers.assignment_id')
    .innerJoin('jobs', 'jobs.id', 'assignments.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('seekers', (join) =>
      join.onRef(
        'seekers.id',
        '=',
        kind === 'cover_taken' ? 'assignments.seeker_id' : 'cover_offers.seeker_id',
      ),
    )
    .select([
      'seekers.id as seeker_id',
      'seekers.email',
      'seekers.first_name',
      'jobs.state',
      'jobs.time_zone',
      'jobs.cover_approval',
      'cleared_jobs.title',
      'cleared_jobs.company_name',
      sql<Date>`lower(assignments.during)`.as('starts_at'),
      sql<Date>`upper(assignments.during)`.as('ends_at'),
    ])
    .where('cover_offers.id', '=', offerId)
    .where('cover_offers.status', '=', isAsked ? 'asked' : 'taken')
    .where('assignments.given_up_at', 'is not', null)
    .where(
      sql<boolean>`(assignments.status in ('offered', 'confirmed')) = ${isAsked}
        and lower(assignments.during) > ${now}`,
    )
    .executeTakeFirst();
}
