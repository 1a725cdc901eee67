import { randomUUID } from 'node:crypto';
import { rangesOfShifts, type Shift, type Weekday } from '@nextshift/contract';
import type pg from 'pg';

/** A weekly shift of six hours. */
export function weeklyShift(weekday: Weekday, hour: number, capacity: number): Shift {
  const [start = '', end = ''] = [hour, hour + 6].map(
    (each) => `${String(each).padStart(2, '0')}:00`,
  );
  return { id: randomUUID(), weekday, date: null, start, end, capacity };
}

/** Gives a job its shifts. @returns their ids */
export async function giveShifts(
  database: pg.Client,
  jobId: string,
  shifts: readonly Shift[],
): Promise<string[]> {
  const ranges = rangesOfShifts(shifts).map(({ from, to }) => `[${from},${to})`);
  await database.query('UPDATE jobs SET shifts = $2, week_minutes = $3 WHERE id = $1', [
    jobId,
    JSON.stringify(shifts),
    `{${ranges.join(',')}}`,
  ]);
  return shifts.map(({ id }) => id);
}

/** The id of the last date that an accepted applicant has. */
export async function findLastDate(database: pg.Client, applicationId: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT id FROM assignments WHERE application_id = $1 ORDER BY date DESC LIMIT 1',
    [applicationId],
  );
  const [last] = rows;
  if (!last) throw new Error('The applicant has no dates.');
  return last.id;
}
