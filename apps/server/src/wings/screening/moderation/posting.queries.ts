import { applicationTemplate, DAY_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { isPublicJob } from '../../jobs/index.ts';

/** Public jobs of an industry, the first in search order, whose pay is compared; fewer say nothing. */
const PAY_SAMPLE = 1_000;
const PAY_SAMPLE_MIN = 50;

/** What the rules read of a job's company. */
export function findPostingCompany(database: Queryable, employerId: string) {
  return database
    .selectFrom('employers')
    .select([
      'company_name',
      'description',
      'city',
      'state',
      'website',
      'email',
      'contact_email',
      'created_at',
      'deleted_at',
      'verified_at',
      'email_confirmed_at',
      'phone_number',
    ])
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow();
}

/** A text by what it is called. */
export type NamedText = readonly [field: string, text: string];

/** What applicants read of jobs besides their pages: the questions of the current form with their options, and where they interview. */
export async function findTextsBeside(
  database: Queryable,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedText[]>> {
  const [questions, places] = await Promise.all([
    findQuestions(database, jobIds),
    findInterviewPlaces(database, jobIds),
  ]);
  return new Map(
    jobIds.map((jobId) => {
      const asked = questions.get(jobId) ?? [];
      const place = places.get(jobId);
      return [
        jobId,
        [
          ...asked.map((text, index): NamedText => [`Question ${index + 1}`, text]),
          ...(place === undefined ? [] : [['Interview place', place] satisfies NamedText]),
        ],
      ];
    }),
  );
}

async function findInterviewPlaces(
  database: Queryable,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('interview_hours')
    .select(['job_id', 'place_text'])
    .where('job_id', 'in', jobIds)
    .execute();
  return new Map(rows.map(({ job_id: jobId, place_text: text }) => [jobId, text]));
}

async function findQuestions(
  database: Queryable,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database
    .selectFrom('application_forms')
    .select(['job_id', 'questions'])
    .where('job_id', 'in', jobIds)
    .where('is_current', '=', true)
    .execute();
  return new Map(
    rows.map(({ job_id: jobId, questions }) => [
      jobId,
      applicationTemplate.shape.questions
        .parse(questions)
        .map(({ question, options }) => [question, ...options].join('\n')),
    ]),
  );
}

/** Jobs that an account has posted in the last day. */
export async function countPostedToday(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** By job, the hourly pay that 99 of 100 other public jobs of its industry do not exceed; none if there are too few. */
export async function findUsualPay(
  transaction: DatabaseTransaction,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await transaction
    .selectFrom('jobs as read')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom(
            lateral
              .selectFrom('jobs')
              .select('hourly_max')
              .where(isPublicJob)
              .whereRef('jobs.industry', '=', 'read.industry')
              .whereRef('jobs.id', '<>', 'read.id')
              .where('hourly_max', 'is not', null)
              .orderBy('placement', 'desc')
              .orderBy('published_at', 'desc')
              .orderBy('id', 'desc')
              .limit(PAY_SAMPLE)
              .as('first'),
          )
          .select(
            sql<number | null>`percentile_disc(0.99) within group (order by hourly_max)`.as(
              'usual',
            ),
          )
          .having((group) => group.fn.countAll<number>(), '>=', PAY_SAMPLE_MIN)
          .as('pay'),
      (join) => join.onTrue(),
    )
    .select(['read.id', 'pay.usual'])
    .where('read.id', 'in', jobIds)
    .execute();
  return new Map(rows.map(({ id, usual }) => [id, usual]));
}
