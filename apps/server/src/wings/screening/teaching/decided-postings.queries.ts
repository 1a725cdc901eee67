import { CASE_UNDO_MS, DAY_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** Decided cases that are learnt from, the last ones: what they say of words fits in some ten megabytes. */
const CASES_MAX = 1_000;
const YEAR_MS = 365 * DAY_MS;

interface DecidedRow {
  readonly id: string;
  readonly employer_id: string;
  readonly is_scam: boolean;
}

/**
 * The last cases that were decided within a year and can no longer be undone, about what was held for its texts. Upheld
 * are heavy holds and those of the model alone: a short link or low pay says nothing about the words around it. What an
 * accepted appeal reversed was honest.
 */
export async function findDecided(database: Queryable, now: Date): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    select id, employer_id, is_scam from (
      select cases.id, cases.employer_id, cases.decided_at,
        cases.decision = 'uphold' and cases.reversed_at is null as is_scam,
        cases.heavy_since is not null or cases.signals @> '[{"rule":"model"}]' as is_about_words
      from cases
      where cases.decided_at > ${new Date(now.getTime() - YEAR_MS)}
        and cases.decided_at <= ${new Date(now.getTime() - CASE_UNDO_MS)}
        and exists (
          select from held_versions where held_versions.case_id = cases.id
            and held_versions.signals @? '$[*] ? (@.rule != "unverified-company")')
    ) as decided
    where is_about_words or not is_scam
    order by decided_at desc, id desc
    limit ${CASES_MAX}`.execute(database);
  return rows;
}

/** What a case was decided about: a scam as it was posted first, honest texts as the operator read them last. */
export async function findFields(
  database: Queryable,
  { id, is_scam: isScam }: DecidedRow,
): Promise<unknown> {
  const row = await database
    .selectFrom('held_versions')
    .select('fields')
    .where('case_id', '=', id)
    .orderBy('id', isScam ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fields ?? [];
}
