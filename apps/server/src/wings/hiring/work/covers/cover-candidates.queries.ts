import { COVER_HOURS_MAX } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';

/** Colleagues who are asked at most, those first who have the fewest hours that week. */
const CANDIDATES_MAX = 200;

/** Somebody who works for the same employer, by this application. */
export interface CoverCandidate {
  readonly applicationId: string;
  readonly seekerId: string;
}

interface Asked {
  readonly assignmentId: string;
  /** Of the shift's job. */
  readonly timeZone: string;
  /** Only this person. */
  readonly seekerId?: string;
}

/**
 * Who could take a person's shift: hired for the job, or where the company wants that for another one that asks for the
 * same age or a higher one; without other work or an interview then, and within their own limit of hours that week and
 * {@link COVER_HOURS_MAX}. Of what their week says nothing.
 */
export async function listCoverCandidates(
  transaction: DatabaseTransaction,
  { assignmentId, timeZone, seekerId }: Asked,
): Promise<CoverCandidate[]> {
  const { rows } = await sql<CoverCandidate>`
    select "applicationId", "seekerId"
    from (
      select distinct on (hired.seeker_id)
        hired.id as "applicationId", hired.seeker_id as "seekerId", had.hours
      from assignments as given
      join jobs as asking on asking.id = given.job_id
      join employers on employers.id = given.employer_id
      join applications as hired on hired.employer_id = given.employer_id
      join jobs as working on working.id = hired.job_id
      join seekers on seekers.id = hired.seeker_id
      left join availability on availability.seeker_id = hired.seeker_id
      cross join lateral (
        select coalesce(sum(extract(epoch from upper(during) - lower(during))), 0) / 3600 as hours
        from assignments
        where seeker_id = hired.seeker_id and status <> 'cancelled'
          and date_trunc('week', lower(during) at time zone ${timeZone})
            = date_trunc('week', lower(given.during) at time zone ${timeZone})
      ) as had
      where given.id = ${assignmentId}
        and hired.status = 'accepted' and hired.told_status = 'accepted'
        and hired.hidden_from_employer_at is null
        and hired.seeker_id is distinct from given.seeker_id
        and (${seekerId ?? null}::uuid is null or hired.seeker_id = ${seekerId ?? null}::uuid)
        and (hired.job_id = given.job_id
          or employers.cover_across and working.minimum_age >= asking.minimum_age)
        and seekers.suspended_at is null
        and employers.suspended_at is null
        and asking.moderation = 'clear' and working.moderation <> 'removed'
        and had.hours + extract(epoch from upper(given.during) - lower(given.during)) / 3600
          <= least(${COVER_HOURS_MAX}, weekly_hours_max)
        and not exists (
          select from assignments as other
          where other.seeker_id = hired.seeker_id and other.status <> 'cancelled'
            and other.during && given.during
        )
        and not exists (
          select from interviews
          where interviews.seeker_id = hired.seeker_id and interviews.status = 'booked'
            and interviews.during && given.during
        )
      order by hired.seeker_id, hired.job_id <> given.job_id, hired.id
    ) as candidates
    order by hours, "seekerId"
    limit ${CANDIDATES_MAX}`.execute(transaction);
  return rows;
}
