import * as z from 'zod';
import { entityId, isoTime } from '../../../field-rules.ts';
import { type FilteredJobsQuery, filteredJobsQuery } from '../../jobs/jobs/job-search-query.ts';
import { timeZone } from '../../../time-zone.ts';
import { ALERT_HOUR_DEFAULT, alertCadences, alertPauses } from './alert-rules.ts';

/** What a search takes besides what is searched for. */
const LIST_PARAMETERS = new Set(['limit', 'cursor', 'sort']);

/** A search's parameters, as far as they are given; texts and lists as the search reads them. */
export type AlertCriteria = Partial<Omit<FilteredJobsQuery, 'limit' | 'cursor' | 'sort'>>;

/**
 * The criteria of an alert: all of the search's own parameters but paging and order, so that a new parameter of the
 * search is one of alerts too. Lists are sorted, and what does not narrow the search is left out.
 */
export const alertCriteria = filteredJobsQuery.transform((query): AlertCriteria => {
  const given = Object.entries(query).filter(
    ([name, value]) => !LIST_PARAMETERS.has(name) && value !== undefined && !isEmptyList(value),
  );
  return Object.fromEntries(given.map(([name, value]) => [name, canonical(value)]));
});

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The same search written differently reads the same. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)].sort();
  return typeof value === 'string' ? value.replace(/\s+/g, ' ') : value;
}

const localHour = z
  .int({ error: 'Please choose an hour from 0 to 23' })
  .min(0, { error: 'Please choose an hour from 0 to 23' })
  .max(23, { error: 'Please choose an hour from 0 to 23' });

export const createAlertBody = z.object({
  criteria: alertCriteria,
  cadence: z.enum(alertCadences, { error: 'Please choose daily or weekly' }),
  localHour: localHour.default(ALERT_HOUR_DEFAULT),
  /** The IANA name of the person's time zone; the board's by default. */
  timeZone: timeZone.optional(),
});

export const updateAlertBody = z.object({
  cadence: z.enum(alertCadences, { error: 'Please choose daily or weekly' }).optional(),
  localHour: localHour.optional(),
  timeZone: timeZone.optional(),
  paused: z.boolean().optional(),
});

export const alert = z.object({
  id: entityId,
  /** The search's parameters, for its address and to be described in words. */
  criteria: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  ),
  cadence: z.enum(alertCadences),
  localHour: z.int(),
  timeZone: z.string(),
  /** Why no mails come; null while they do. */
  paused: z.enum(alertPauses).nullable(),
  /** Null while paused. */
  nextRunAt: isoTime.nullable(),
  createdAt: isoTime,
});

/** Whether a link stops one alert or all of its owner. */
export const unsubscribeScopes = ['alert', 'all'] as const;

/** Mail programs send their own field, which is not read. */
export const unsubscribeBody = z.object({ scope: z.enum(unsubscribeScopes).optional() });

export type Alert = z.output<typeof alert>;
export type CreateAlertBody = z.output<typeof createAlertBody>;
export type UpdateAlertBody = z.output<typeof updateAlertBody>;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];
