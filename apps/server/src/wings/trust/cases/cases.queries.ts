import type { ReportReason } from '@nextshift/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../platform/database/keyset-cursor.ts';

/** The reasons of a case's reports, the most frequent first. */
const reasons = sql<ReportReason[]>`array(
  select reports.reason from reports where reports.case_id = cases.id
  group by reports.reason order by count(*) desc, reports.reason)`;

const isHeavy = sql<number>`(cases.heavy_since is not null)::int`;

/** The title of the first version that was held; null if none was. */
const firstTitle = sql<string | null>`(select field ->> 'text'
  from (
    select fields from held_versions where held_versions.case_id = cases.id
    order by held_versions.id limit 1
  ) as first_version, jsonb_array_elements(first_version.fields) as field
  where field ->> 'field' = 'Title')`;

/** The weights of the signals and the number of reports. */
const risk = sql<number>`(cases.signal_weight + cases.report_count)`;

/** Whether its job, or the page of its company, is held now. */
const isHeld = sql<boolean>`(jobs.moderation is not distinct from 'held'
  or company_holds.held_since is not null)`;

function selectCases(database: Queryable) {
  return database
    .selectFrom('cases')
    .innerJoin('employers', 'employers.id', 'cases.employer_id')
    .leftJoin('operators', 'operators.id', 'cases.decided_by')
    .leftJoin('operators as claimers', 'claimers.id', 'cases.claimed_by')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'cases.subject_id').on('cases.subject_type', '=', 'job'),
    )
    .leftJoin('company_holds', (join) =>
      join
        .onRef('company_holds.employer_id', '=', 'cases.subject_id')
        .on('cases.subject_type', '=', 'company'),
    )
    .leftJoin('messages', (join) =>
      join.onRef('messages.id', '=', 'cases.subject_id').on('cases.subject_type', '=', 'message'),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('appeals')
          .select(['id', 'measure', 'outcome', 'created_at', 'decided_at'])
          .whereRef('case_id', '=', 'cases.id')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('appeal'),
      (join) => join.onTrue(),
    )
    .select([
      'cases.id',
      'cases.subject_type',
      'cases.subject_id',
      'cases.subject',
      'cases.employer_id',
      'cases.report_count',
      'cases.signals',
      'cases.signal_weight',
      'cases.heavy_since',
      'cases.opened_at',
      'cases.settled_at',
      'cases.claimed_by',
      'cases.claimed_at',
      'claimers.email as claimer_email',
      'messages.sender as message_sender',
      'messages.application_id as message_application_id',
      isHeld.as('is_held'),
      'cases.decision',
      'cases.action',
      'cases.decision_reason',
      'cases.decided_at',
      'employers.company_name',
      'employers.email',
      'employers.website',
      'employers.description',
      'employers.created_at as member_since',
      'employers.suspended_at',
      'employers.verified_at',
      'employers.email_confirmed_at',
      'cases.decided_by',
      'cases.decided_with',
      'cases.reversed_at',
      'appeal.id as appeal_id',
      'appeal.measure as appeal_measure',
      'appeal.outcome as appeal_outcome',
      'appeal.created_at as appealed_at',
      'operators.email as operator_email',
      reasons.as('reasons'),
      risk.as('risk'),
      firstTitle.as('first_title'),
    ]);
}

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>;

export function findCase(database: Queryable, caseId: string) {
  return selectCases(database).where('cases.id', '=', caseId).executeTakeFirst();
}

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface CasePage {
  readonly rows: CaseRow[];
  readonly nextCursor: string | null;
}

const queueCursor = z.tuple([z.int(), z.int(), z.iso.datetime(), z.uuid()]);

/** One page of what waits for a decision, cases and appeals: heavy holds, then those of the highest risk, then the oldest first. */
export async function findOpenCases(database: Queryable, page: Page): Promise<CasePage> {
  let query = selectCases(database).where((row) =>
    row.or([
      row.and([row('cases.decided_at', 'is', null), row('cases.settled_at', 'is', null)]),
      row.and([
        row('cases.decision', '=', 'uphold'),
        row('appeal.id', 'is not', null),
        row('appeal.decided_at', 'is', null),
        // Other appeals against a hold were answered by the decision.
        row.or([
          row('appeal.measure', '<>', 'held'),
          row('cases.action', 'not in', ['remove_job', 'suspend_employer']),
          row('appeal.created_at', '>', row.ref('cases.decided_at')),
        ]),
      ]),
    ]),
  );
  if (page.cursor !== undefined) {
    const [heaviest, highest, openedAt, id] = decodeCursor(page.cursor, queueCursor);
    query = query.where(
      sql<boolean>`(-${isHeavy}, -${risk}, cases.opened_at, cases.id) > (${-heaviest}::int, ${-highest}::int, ${new Date(openedAt)}, ${id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy(isHeavy, 'desc')
    .orderBy(risk, 'desc')
    .orderBy('cases.opened_at')
    .orderBy('cases.id')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) =>
    encodeCursor([row.heavy_since === null ? 0 : 1, row.risk, row.opened_at.toISOString(), row.id]),
  );
}

const endedCursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** One page of the decided cases, last decided first. */
export function findDecidedCases(database: Queryable, page: Page): Promise<CasePage> {
  return findEndedCases(database, 'decided_at', page);
}

/** One page of what was settled before anybody decided, last settled first. */
export function findSettledCases(database: Queryable, page: Page): Promise<CasePage> {
  return findEndedCases(database, 'settled_at', page);
}

async function findEndedCases(
  database: Queryable,
  column: 'decided_at' | 'settled_at',
  page: Page,
): Promise<CasePage> {
  const endedAt = sql.ref(`cases.${column}`);
  let query = selectCases(database).where(`cases.${column}`, 'is not', null);
  if (page.cursor !== undefined) {
    const [at, id] = decodeCursor(page.cursor, endedCursor);
    query = query.where(sql<boolean>`(${endedAt}, cases.id) < (${new Date(at)}, ${id}::uuid)`);
  }
  const rows = await query
    .orderBy(endedAt, 'desc')
    .orderBy('cases.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) =>
    encodeCursor([(row[column] ?? row.opened_at).toISOString(), row.id]),
  );
}

/** The reports of a case, oldest first, with what is known of their reporters. */
export function findReportsOfCase(database: Queryable, caseId: string) {
  return database
    .selectFrom('reports')
    .leftJoin('seekers', 'seekers.id', 'reports.seeker_id')
    .leftJoin('employers', 'employers.id', 'reports.employer_id')
    .select((select) => [
      'reports.id',
      'reports.reporter',
      'reports.reason',
      'reports.note',
      'reports.created_at',
      select.fn.coalesce('seekers.created_at', 'employers.created_at').as('reporter_since'),
    ])
    .where('reports.case_id', '=', caseId)
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .execute();
}

export type ReportOfCaseRow = Awaited<ReturnType<typeof findReportsOfCase>>[number];

/** The seeker whose application or message a case is about; null for other cases, and once the account is deleted. */
export async function findSeekerOfCase(database: Queryable, row: CaseRow): Promise<string | null> {
  const applicationId =
    row.subject_type === 'application' ? row.subject_id : row.message_application_id;
  if (applicationId === null) return null;
  const application = await database
    .selectFrom('applications')
    .select('seeker_id')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return application?.seeker_id ?? null;
}
