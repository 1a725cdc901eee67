import { ALERT_JOBS_MAX, filteredJobsQuery, HOUR_MS } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  criteriaOfSearch,
  freeWeekOf,
  surroundingsOfSearch,
  withCityAsSpelled,
} from '../../jobs/index.ts';
import type { AlertToRun } from './due-alerts.queries.ts';
import { findNewJobs } from './matching-jobs.queries.ts';

/**
 * How far before the last run jobs are looked for again, as a job may become visible after others that were found later:
 * far longer than any transaction takes. What was delivered is not found again.
 */
const OVERLAP_MS = HOUR_MS;

/**
 * The new jobs of each alert by its id, the newest first, one more than a mail holds. Alerts with the same criteria
 * share one search, unless it is for the week of each.
 */
export async function matchAlerts(
  database: Queryable,
  alerts: readonly AlertToRun[],
  now: Date,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const group of groupByCriteria(alerts)) {
    const [first] = group;
    const criteria = first && (await findCriteria(database, first, now));
    if (!criteria) continue;
    const searching = group.map(({ id, seeker_id: seekerId, searched_to: searchedTo }) => ({
      id,
      seekerId,
      since: new Date(searchedTo.getTime() - OVERLAP_MS),
    }));
    const limit = ALERT_JOBS_MAX + 1;
    for (const { alertId, jobId } of await findNewJobs(database, criteria, {
      alerts: searching,
      limit,
    })) {
      const jobIds = found.get(alertId);
      if (jobIds) jobIds.push(jobId);
      else found.set(alertId, [jobId]);
    }
  }
  return found;
}

/** What an alert searches for; null if that matches no job, or its place has left the gazetteer. */
async function findCriteria(database: Queryable, alert: AlertToRun, now: Date) {
  const { criteria, seeker_id: seekerId } = alert;
  const search = filteredJobsQuery.parse(criteria);
  try {
    const around = await surroundingsOfSearch(database, search);
    const freeWeek = await freeWeekOf(database, { seekerId, when: search.when, now });
    const written = criteriaOfSearch(search, around, now, freeWeek);
    return written && (await withCityAsSpelled(database, written));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function groupByCriteria(alerts: readonly AlertToRun[]): AlertToRun[][] {
  const groups = new Map<string, AlertToRun[]>();
  for (const alert of alerts) {
    // The database keeps the names of an object in one order.
    const isOwn = filteredJobsQuery.parse(alert.criteria).when.includes('mine');
    const key = JSON.stringify([alert.criteria, isOwn && alert.seeker_id]).toLowerCase();
    const group = groups.get(key);
    if (group) group.push(alert);
    else groups.set(key, [alert]);
  }
  return [...groups.values()];
}
