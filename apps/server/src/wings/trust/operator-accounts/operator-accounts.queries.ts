import { undecidedStatuses } from '@nextshift/contract';
import { type Expression, sql } from 'kysely';
import * as z from 'zod';
import { isAboutCompany } from '../../screening/index.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  decodeCursor,
  encodeNewestCursor,
  toPage,
} from '../../../platform/database/keyset-cursor.ts';

/** Jobs and cases that an account's page lists. */
const LISTED = 50;

interface AccountPage {
  readonly query: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Rows whose id is the text, or of whose texts one contains it. */
function matches(query: string, id: Expression<string>, texts: readonly Expression<string>[]) {
  if (z.uuid().safeParse(query).success) return sql<boolean>`${id} = ${query}::uuid`;
  const pattern = `%${query.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = texts.map((text) => sql`lower(${text}) like ${pattern}`);
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

const newestFirst = z.tuple([z.iso.datetime(), z.uuid()]);

function isAfter(table: 'employers' | 'seekers', cursor: string | undefined) {
  if (cursor === undefined) return sql<boolean>`true`;
  const [at, id] = decodeCursor(cursor, newestFirst);
  const row = sql`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})`;
  return sql<boolean>`${row} < (${new Date(at)}, ${id}::uuid)`;
}

function selectEmployers(database: Queryable) {
  return database
    .selectFrom('employers')
    .select([
      'employers.id',
      'employers.company_name',
      'employers.contact_email',
      'employers.email',
      'employers.email_confirmed_at',
      'employers.phone_number',
      'employers.website',
      'employers.description',
      'employers.city',
      'employers.state',
      'employers.created_at',
      'employers.verified_at',
      'employers.verified_by',
      'employers.suspended_at',
    ])
    .where('employers.deleted_at', 'is', null);
}

export type EmployerRow = NonNullable<Awaited<ReturnType<typeof findEmployer>>>;

export function findEmployer(database: Queryable, employerId: string) {
  return selectEmployers(database).where('employers.id', '=', employerId).executeTakeFirst();
}

/** One page of the companies that a text finds, the newest first. */
export async function searchEmployers(
  database: Queryable,
  { query, limit, cursor }: AccountPage,
): Promise<{ rows: EmployerRow[]; nextCursor: string | null }> {
  const rows = await selectEmployers(database)
    .where((row) =>
      matches(query, row.ref('employers.id'), [
        row.ref('employers.company_name'),
        row.ref('employers.email'),
        sql<string>`coalesce(${row.ref('employers.website')}, '')`,
      ]),
    )
    .where(isAfter('employers', cursor))
    .orderBy('employers.created_at', 'desc')
    .orderBy('employers.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, encodeNewestCursor);
}

function selectSeekers(database: Queryable) {
  return database
    .selectFrom('seekers')
    .select([
      'seekers.id',
      'seekers.first_name',
      'seekers.last_name',
      'seekers.email',
      'seekers.email_confirmed_at',
      'seekers.created_at',
      'seekers.suspended_at',
    ]);
}

export type SeekerRow = NonNullable<Awaited<ReturnType<typeof findSeeker>>>;

export function findSeeker(database: Queryable, seekerId: string) {
  return selectSeekers(database).where('seekers.id', '=', seekerId).executeTakeFirst();
}

/** One page of the seekers that a text finds, the newest first. */
export async function searchSeekers(
  database: Queryable,
  { query, limit, cursor }: AccountPage,
): Promise<{ rows: SeekerRow[]; nextCursor: string | null }> {
  const rows = await selectSeekers(database)
    .where((row) =>
      matches(query, row.ref('seekers.id'), [
        sql<string>`${row.ref('seekers.first_name')} || ' ' || ${row.ref('seekers.last_name')}`,
        row.ref('seekers.email'),
      ]),
    )
    .where(isAfter('seekers', cursor))
    .orderBy('seekers.created_at', 'desc')
    .orderBy('seekers.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, encodeNewestCursor);
}

/** A company's newest jobs, each with the number of all. */
export function findJobsOf(database: Queryable, employerId: string) {
  return database
    .selectFrom('jobs')
    .select([
      'id',
      'title',
      'status',
      'closed_reason',
      'moderation',
      'created_at',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('employer_id', '=', employerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

function selectCases(database: Queryable) {
  return database
    .selectFrom('cases')
    .select([
      'cases.id',
      'cases.subject_type',
      'cases.subject',
      'cases.decision',
      'cases.action',
      'cases.opened_at',
      'cases.decided_at',
      'cases.settled_at',
    ])
    .orderBy('cases.opened_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(LISTED);
}

export type CaseOfAccountRow = Awaited<ReturnType<typeof findCasesOfEmployer>>[number];

/** The newest cases about a company, also about its applications. */
export function findCasesOfEmployer(database: Queryable, employerId: string) {
  return selectCases(database)
    .where('cases.employer_id', '=', employerId)
    .where(isAboutCompany)
    .execute();
}

/** The newest cases about a seeker's applications and messages. */
export function findCasesOfSeeker(database: Queryable, seekerId: string) {
  return selectCases(database)
    .where((row) =>
      row.or([
        row.and([
          row('cases.subject_type', '=', 'application'),
          row('cases.subject_id', 'in', (own) =>
            own.selectFrom('applications').select('id').where('seeker_id', '=', seekerId),
          ),
        ]),
        row.and([
          row('cases.subject_type', '=', 'message'),
          row('cases.subject_id', 'in', (own) =>
            own
              .selectFrom('messages')
              .innerJoin('threads', 'threads.application_id', 'messages.application_id')
              .select('messages.id')
              .where('threads.seeker_id', '=', seekerId)
              .where('messages.sender', '=', 'seeker'),
          ),
        ]),
      ]),
    )
    .execute();
}

export function countApplications(database: Queryable, seekerId: string) {
  return database
    .selectFrom('applications')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere('status', 'in', undecidedStatuses).as('undecided'),
      select.fn.countAll<number>().filterWhere('status', '=', 'accepted').as('accepted'),
    ])
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
}
