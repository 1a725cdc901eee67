import {
  type ExperienceLevel,
  type Industry,
  type JobType,
  type LocationType,
  type ShiftTime,
  shiftTimes as allShiftTimes,
} from '@nextshift/contract';
import { type AliasableExpression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/database-schema.ts';
import type { Surroundings } from '../places/index.ts';
import { isPublicJob } from './job-row.queries.ts';
import type { JobsPlace } from './place/place-of-search.ts';
import type { SearchStream } from './search-orders.queries.ts';

/** Criteria of a search; absent ones do not filter. */
export interface JobCriteria {
  readonly place?: JobsPlace | undefined;
  /** Only jobs there, and remote ones. */
  readonly around?: Surroundings | undefined;
  /** Spellings of each word; a job must match one spelling of every word. */
  readonly words?: readonly (readonly string[])[];
  /** The text of the words, as it was typed. It filters nothing: jobs of this title come first. */
  readonly title?: string;
  /** From when on they were published. */
  readonly postedSince?: Date | undefined;
  /** Only jobs without hourly pay. */
  readonly isUnpriced?: boolean;
  readonly minWage?: number | undefined;
  readonly maxWage?: number | undefined;
  /** Only jobs that one may do at that age. */
  readonly age?: number | undefined;
  readonly types?: readonly JobType[];
  readonly industry?: Industry | undefined;
  readonly experienceLevels?: readonly ExperienceLevel[];
  readonly locationTypes?: readonly LocationType[];
  /** Times of which one is the start of a shift. */
  readonly shiftTimes?: readonly ShiftTime[];
  /** Only jobs whose shifts all lie within a free week. */
  readonly freeWeek?: readonly FreeWeek[] | undefined;
  /** The last day on which the work may start, as an ISO date. */
  readonly startsBy?: string | undefined;
}

/** Free time on the clocks of jobs. */
export interface FreeWeek {
  /** The zones that show the same time. */
  readonly timeZones: readonly string[];
  /** The states of these zones, for jobs that have none of their own. */
  readonly states: readonly string[];
  /** Whether the zone of the board, that of all other jobs, is among them. */
  readonly isOfBoard: boolean;
  /** Minutes of the week as an int4multirange. */
  readonly minutes: string;
  /** What of it is taken in some weeks: days as a daterange, and minutes. */
  readonly terms: readonly { readonly during: string; readonly minutes: string }[];
  /** What of it is taken in one of the next weeks, in which weekly shifts are compared. */
  readonly takenSoon: string;
}

type Condition = RawBuilder<boolean>;

/** Whether a search asks when the work is. */
export function asksWhen({ shiftTimes = [], freeWeek, startsBy }: JobCriteria): boolean {
  return shiftTimes.length > 0 || freeWeek !== undefined || startsBy !== undefined;
}

/** Whether a search asks for a city or a state and nothing else, or for all jobs. */
export function asksForCityOnly({ place, ...others }: JobCriteria): boolean {
  const { around, words = [], postedSince } = others;
  const conditions = [...conditionsOf(others), ...timeConditionsOf(others)];
  return !around && words.length === 0 && !postedSince && conditions.length === 0;
}

/**
 * Whether a search asks for a place, near or far, and few words of one spelling, and for nothing else: few statements.
 * Names with signs are matched otherwise.
 */
export function asksForPlaceAndWords({ words = [], around: _around, ...others }: JobCriteria) {
  const isFew = words.length <= 3 && words.every(({ length }) => length === 1);
  return isFew && asksForCityOnly(others) && !words.flat().some((word) => SIGN.test(word));
}

/** The conditions on when the work is; jobs without shifts meet none but that on their first day. */
function timeConditionsOf({ shiftTimes = [], freeWeek, startsBy }: JobCriteria): Condition[] {
  const conditions: Condition[] = [];
  if (shiftTimes.length > 0) {
    const bits = shiftTimes.reduce((sum, time) => sum + 2 ** allShiftTimes.indexOf(time), 0);
    conditions.push(sql`(jobs.week_minutes is not null and jobs.shift_times & ${bits}::int2 <> 0)`);
  }
  if (freeWeek) conditions.push(fitsWeek(freeWeek));
  if (startsBy !== undefined) conditions.push(startsUntil(startsBy));
  return conditions;
}

/**
 * A job starts on the day that it names, else on that of its first shift where all are of dates, else right away. Days
 * are compared as text, which has their order.
 */
function startsUntil(day: string): Condition {
  return sql`case when jobs.start_date ~ '^\\d{4}-\\d{2}-\\d{2}$' then jobs.start_date <= ${day}::text
    else jobs.shifts = '[]' or jsonb_path_exists(jobs.shifts, '$[*] ? (@.date == null || @.date <= $day)',
      jsonb_build_object('day', ${day}::text)) end`;
}

/** A week of shifts is compared with the free time on the clocks of its own zone. */
function fitsWeek(weeks: readonly FreeWeek[]): Condition {
  const fits = weeks.map((week) => {
    const { timeZones, states, isOfBoard } = week;
    const others = weeks.filter((other) => other !== week).flatMap((other) => other.states);
    const ofState = isOfBoard
      ? sql`not (jobs.state = any(${others}::text[]))`
      : sql`jobs.state = any(${states}::text[])`;
    return sql`when jobs.time_zone = any(${timeZones}::text[]) or (jobs.time_zone is null and ${ofState})
      then ${fitsFreeTime(week)}`;
  });
  return sql`(jobs.week_minutes is not null and case ${sql.join(fits, sql` `)} else false end)`;
}

/** Shifts are read one by one only of jobs that are worked while something is taken in some weeks. */
function fitsFreeTime({ minutes, terms, takenSoon }: FreeWeek): Condition {
  const isFree = sql<boolean>`jobs.week_minutes <@ ${minutes}::int4multirange`;
  if (terms.length === 0) return isFree;
  const [days, taken] = [terms.map(({ during }) => during), terms.map((term) => term.minutes)];
  return sql`(${isFree} and (
    not exists (select from unnest(${taken}::int4multirange[]) as term (minutes)
      where term.minutes && jobs.week_minutes)
    or not exists (
      select from job_shifts
      where job_shifts.job_id = jobs.id and job_shifts.removed_at is null and case
        when job_shifts.date is null
          then minutes_of_shift(job_shifts) && ${takenSoon}::int4multirange
        else exists (
          select from unnest(${days}::daterange[], ${taken}::int4multirange[]) as term (during, minutes)
          where job_shifts.date <@ term.during and minutes_of_shift(job_shifts) && term.minutes)
        end)))`;
}

/** The conditions on what jobs and their kept counts have in common: all but words, age and distance. */
export function conditionsOf(criteria: JobCriteria): Condition[] {
  const { place, age, types = [], industry, experienceLevels = [], locationTypes = [] } = criteria;
  const conditions: Condition[] = [];
  if (place) {
    if (place.city !== null) conditions.push(sql`lower(city) = ${place.city}`);
    if (place.state !== null) conditions.push(sql`state = ${place.state}`);
  }
  if (industry) conditions.push(sql`industry = ${industry}`);
  if (types.length > 0) conditions.push(isOneOf('type', types));
  if (experienceLevels.length > 0) conditions.push(isOneOf('experience_level', experienceLevels));
  if (locationTypes.length > 0) conditions.push(isOneOf('location_type', locationTypes));
  if (age !== undefined) conditions.push(sql`minimum_age <= ${age}`);
  return [...conditions, ...wageConditions(criteria)];
}

/** Overlapping ranges. Jobs without an hourly wage match no wage filter; the word index omits them. */
function wageConditions({ isUnpriced, minWage, maxWage }: JobCriteria): Condition[] {
  if (isUnpriced) return [sql`hourly_max is null`];
  const conditions: Condition[] = [];
  if (minWage !== undefined || maxWage !== undefined) conditions.push(sql`hourly_max is not null`);
  if (minWage !== undefined) conditions.push(sql`hourly_max >= ${minWage}`);
  if (maxWage !== undefined) conditions.push(sql`hourly_min <= ${maxWage}`);
  return conditions;
}

function isOneOf(column: string, values: readonly string[]): Condition {
  return sql`${sql.ref(column)} in (${sql.join(values)})`;
}

/** Belongs to names of one letter, as in C++, which have no inflections. */
const SIGN = /[+#]/;

/** The spelling as a prefix, or an inflection of the word; a subquery, so that it is computed once. */
export function matchesWord(spellings: readonly string[]) {
  const beginnings = spellings.map((word) => sql`words_beginning(${word})`);
  const [inflected = ''] = spellings.length === 1 ? spellings : [];
  return sql<boolean>`jobs.search_document @@ (select ${sql.join(beginnings, sql` || `)}
    || plainto_tsquery('english', ${SIGN.test(inflected) ? '' : inflected}))`;
}

/** Jobs that are scanned in search order before the word index is used. */
export const SCANNED_FIRST = 500;

/** Active jobs, of a stream or all, that meet the criteria but the words and the distance. */
export function candidates(
  database: Queryable,
  criteria: JobCriteria,
  { only }: Pick<Partial<SearchStream>, 'only'> = {},
) {
  let query = database.selectFrom('jobs').where(isPublicJob);
  if (only) query = query.where(only);
  for (const condition of [...conditionsOf(criteria), ...timeConditionsOf(criteria)])
    query = query.where(condition);
  const { postedSince } = criteria;
  return postedSince ? query.where('jobs.published_at', '>=', postedSince) : query;
}

type Jobs<Row> = SelectQueryBuilder<DB, 'jobs', Row>;

/**
 * Selects jobs; around a place, those of each place within the radius, with `around.miles`, and the remote ones. Each
 * walks an index of its own, so that few jobs are found as fast as many.
 */
export function eachPlace<Row>(
  database: Queryable,
  { around, locationTypes = [] }: JobCriteria,
  jobs: Jobs<Row>,
  select: (jobs: Jobs<Row>) => Jobs<Row>,
): AliasableExpression<Row> {
  if (!around) return select(jobs);
  const [ids, miles] = [[...around.milesTo.keys()], [...around.milesTo.values()]];
  const placed = database
    .selectFrom(
      sql<{
        place_id: string;
        miles: number;
      }>`unnest(${ids}::text[], ${miles}::float8[])`.as<'around'>(sql`around (place_id, miles)`),
    )
    .innerJoinLateral(
      select(jobs.where(sql<boolean>`jobs.place_id = around.place_id`)).as('job'),
      (join) => join.onTrue(),
    )
    .selectAll('job');
  if (locationTypes.length > 0 && !locationTypes.includes('Remote')) return placed.$castTo<Row>();
  const remote = database
    .selectFrom(sql<{ miles: null }>`(select null::float8 as miles)`.as<'around'>(sql`around`))
    .innerJoinLateral(select(jobs.where('jobs.location_type', '=', 'Remote')).as('job'), (join) =>
      join.onTrue(),
    )
    .selectAll('job');
  return placed.unionAll(remote).$castTo<Row>();
}
