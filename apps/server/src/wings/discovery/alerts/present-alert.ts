import { type Alert, alert as alertSchema } from '@nextshift/contract';
import type { AlertRow } from './alerts.queries.ts';

const { criteria: storedCriteria } = alertSchema.shape;

/** An alert as its owner sees it. */
export function presentAlert(row: AlertRow): Alert {
  return {
    id: row.id,
    criteria: storedCriteria.parse(row.criteria),
    cadence: row.cadence,
    localHour: row.local_hour,
    timeZone: row.time_zone,
    paused: row.paused,
    nextRunAt: row.paused === null ? row.next_run_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}
