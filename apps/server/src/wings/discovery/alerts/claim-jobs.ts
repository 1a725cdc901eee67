import { DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { alertMail } from './alert-mail.ts';
import { chooseJobs, type ChosenJobs } from './choose-jobs.ts';
import {
  type Claim,
  deleteEmptyMails,
  insertDeliveries,
  insertMails,
  lockClaimable,
  pauseAway,
  scheduleNextRuns,
} from './claims.queries.ts';
import type { AlertToRun } from './due-alerts.queries.ts';
import { nextRun } from './next-run.ts';

/** Who was not here for half a year is not mailed any more. */
const AWAY_MS = 183 * DAY_MS;

interface Run {
  readonly alerts: readonly AlertToRun[];
  /** The new jobs of each alert, the newest first. */
  readonly found: ReadonlyMap<string, readonly string[]>;
  /** When they were looked for. */
  readonly now: Date;
  /** By their owner, so whether due or not. */
  readonly requested?: boolean;
}

/**
 * Records the jobs of one mail a person as delivered and queues the mails, in one transaction: a run that ends before it
 * commits has claimed nothing, and afterwards nothing is claimed again.
 */
export async function claimJobs(
  { database }: Pick<Platform, 'database'>,
  { alerts, found, now, requested = false }: Run,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const claimable = await lockClaimable(transaction, {
      alertIds: alerts.map(({ id }) => id),
      dueBy: requested ? null : now,
    });
    const locked = alerts.filter(({ id }) => claimable.has(id));
    const seenSince = now.getTime() - AWAY_MS;
    const [away, present] = divide(locked, (alert) => alert.last_seen_at.getTime() < seenSince);
    await pauseAway(
      transaction,
      away.map(({ id }) => id),
      now,
    );
    const chosen = chooseByOwner(present, found);
    await queueMails(transaction, claimsOf(present, chosen, requested ? now : null), now);
    if (requested) return;
    await scheduleNextRuns(
      transaction,
      present.map((alert) => ({
        id: alert.id,
        nextRunAt: nextRun(scheduleOf(alert), now),
        searchedTo: searchedTo(alert, { found, now, chosen }),
      })),
    );
  });
}

function divide<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}

/** The jobs of each person's mail. */
function chooseByOwner(alerts: readonly AlertToRun[], found: Run['found']) {
  const owners = new Map<string, AlertToRun[]>();
  for (const alert of alerts) {
    owners.set(alert.seeker_id, [...(owners.get(alert.seeker_id) ?? []), alert]);
  }
  return new Map<string, ChosenJobs>(
    [...owners].map(([seekerId, own]) => [
      seekerId,
      chooseJobs(own.map(({ id }) => ({ alertId: id, jobIds: found.get(id) ?? [] }))),
    ]),
  );
}

function claimsOf(
  alerts: readonly AlertToRun[],
  chosen: ReadonlyMap<string, ChosenJobs>,
  requestedAt: Date | null,
): Claim[] {
  return [...chosen]
    .filter(([, { jobs }]) => jobs.length > 0)
    .map(([seekerId, { jobs }]) => {
      const own = alerts.filter((alert) => alert.seeker_id === seekerId);
      const dueAt = new Date(Math.max(...own.map((alert) => alert.next_run_at.getTime())));
      return { mailId: newId(), seekerId, slot: requestedAt ?? dueAt, jobs };
    });
}

async function queueMails(
  transaction: DatabaseTransaction,
  claims: readonly Claim[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return;
  await insertMails(transaction, claims, now);
  await insertDeliveries(transaction, claims, now);
  const mailIds = claims.map(({ mailId }) => mailId);
  const empty = await deleteEmptyMails(transaction, mailIds);
  for (const mailId of mailIds.filter((id) => !empty.has(id))) {
    await enqueue(transaction, alertMail, { mailId });
  }
}

function scheduleOf({ cadence, local_hour: localHour, time_zone: timeZone }: AlertToRun) {
  return { cadence, localHour, timeZone };
}

/** Jobs that found no room are looked for again, and those of a person who gets no mails at present. */
function searchedTo(
  alert: AlertToRun,
  { chosen, now }: Pick<Run, 'found' | 'now'> & { chosen: ReadonlyMap<string, ChosenJobs> },
): Date {
  const isMailed = alert.wants_alerts && alert.email_confirmed_at !== null;
  const isExhausted = chosen.get(alert.seeker_id)?.exhausted.has(alert.id) ?? false;
  return isMailed && isExhausted ? now : alert.searched_to;
}
