import type { Assignment } from '@nextshift/contract';
import { sql } from 'kysely';

/** What came of asking others to take a shift; null unless they were asked. */
export const GIVE_UP = sql<Assignment['giveUp']>`case
  when assignments.given_up_at is null then null
  when exists (
    select from cover_offers where assignment_id = assignments.id and cover_offers.status = 'taken'
  ) then 'taken'
  when assignments.status not in ('offered', 'confirmed') then null
  when exists (
    select from cover_offers where assignment_id = assignments.id and cover_offers.status = 'to_approve'
  ) then 'to_approve'
  else 'asked' end`;
