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

/** Length of a name as a sort key: the cursor contains it, and has a maximum length itself. */
const NAME_KEY_LENGTH = 40;

/**
 * The sort key of names: without case and accents, and by bytes, so that a cursor means the same in
 * every database.
 */
export const applicantNameKey = sql<string>`left(fold_text(${applicantNameText}),
  ${sql.lit(NAME_KEY_LENGTH)}) collate "C"`;

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
  readonly name_key: string;
  readonly due_key: Date;
}

/** The cursor of the page after a row. */
export function cursorOf(sort: EmployerApplicationSort, row: SortValues): string {
  if (sort === 'name') return encodeCursor([row.name_key, row.id]);
  if (sort === 'due') return encodeCursor([row.due_key.toISOString(), row.id]);
  return encodeNewestCursor(row);
}

const nameCursor = z.tuple([z.string(), z.uuid()]);
const dateCursor = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * The condition for rows after a cursor of the same order.
 * @throws {AppError} validation_failed for any other cursor
 */
export function isAfterCursor(sort: EmployerApplicationSort, cursor: string) {
  if (sort === 'name') {
    const [name, id] = decodeCursor(cursor, nameCursor);
    return sql<boolean>`(${applicantNameKey}, applications.id) > (${name}::text, ${id}::uuid)`;
  }
  if (sort === 'newest') return isAfterNewestCursor('applications', cursor);
  const [moment, id] = decodeCursor(cursor, dateCursor);
  const key = sort === 'due' ? answerDueKey : sql`applications.created_at`;
  return sql<boolean>`(${key}, applications.id) > (${new Date(moment)}::timestamptz, ${id}::uuid)`;
}
