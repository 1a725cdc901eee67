import type { EmployerApplicationSort } from '@nextshift/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import {
  decodeCursor,
  encodeCursor,
  encodeNewestCursor,
  isAfterNewestCursor,
} from '../../../../platform/database/keyset-cursor.ts';
import { FORMER_APPLICANT } from '../../contact/index.ts';

const applicantNameText = sql<string>`concat_ws(' ',
  coalesce(seekers.first_name, ${FORMER_APPLICANT.firstName}::text),
  coalesce(seekers.last_name, ${FORMER_APPLICANT.lastName}::text))`;

/** The sort key of names: without case and accents, and by bytes, so that it means the same in every database. */
const applicantNameKey = sql<string>`fold_text(${applicantNameText}) collate "C"`;

/** Whether the applicant's name or the job's title contains a word. */
export function containsWord(word: string) {
  const text = sql`fold_text(concat_ws(' ', ${applicantNameText}, jobs.title))`;
  return sql<boolean>`strpos(${text}, fold_text(${word}::text)) > 0`;
}

/** The sort key of answers due: those that need none come a lifetime later. */
export const answerDueKey = sql<Date>`coalesce(applications.awaiting_answer_since,
  applications.created_at + interval '100 years')`;

/** The order of a list, with ids as tie-breakers. */
export function orderOf(sort: EmployerApplicationSort) {
  if (sort === 'due') return sql`${answerDueKey} asc, applications.id asc`;
  if (sort === 'name') return sql`${applicantNameKey} asc, applications.id asc`;
  return sort === 'oldest'
    ? sql`applications.created_at asc, applications.id asc`
    : sql`applications.created_at desc, applications.id desc`;
}

interface SortValues {
  readonly id: string;
  readonly created_at: Date;
  readonly due_key: Date;
}

/** The cursor of the page after a row. */
export function cursorOf(sort: EmployerApplicationSort, row: SortValues): string {
  // A name may hold contact details that are hidden: its cursor names the application alone.
  if (sort === 'name') return encodeCursor([row.id]);
  if (sort === 'due') return encodeCursor([row.due_key.toISOString(), row.id]);
  return encodeNewestCursor(row);
}

const nameCursor = z.tuple([z.uuid()]);
const dateCursor = z.tuple([z.iso.datetime(), z.uuid()]);

interface After {
  readonly employerId: string;
  readonly sort: EmployerApplicationSort;
  readonly cursor: string;
}

/**
 * The condition for an employer's rows after a cursor of the same order.
 * @throws {AppError} validation_failed for any other cursor
 */
export function isAfterCursor({ employerId, sort, cursor }: After) {
  if (sort === 'name') {
    const [id] = decodeCursor(cursor, nameCursor);
    return sql<boolean>`(${applicantNameKey}, applications.id) > (
      select ${applicantNameKey}, applications.id
      from applications left join seekers on seekers.id = applications.seeker_id
      where applications.id = ${id} and applications.employer_id = ${employerId})`;
  }
  if (sort === 'newest') return isAfterNewestCursor('applications', cursor);
  const [moment, id] = decodeCursor(cursor, dateCursor);
  const key = sort === 'due' ? answerDueKey : sql`applications.created_at`;
  return sql<boolean>`(${key}, applications.id) > (${new Date(moment)}::timestamptz, ${id}::uuid)`;
}
