import { sql } from 'kysely';
import { wantsMail } from '../../../platform/mail/wants-mail.ts';
import { takesPush } from '../../../platform/push/push-subscriptions.queries.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { isPublicJob } from '../../jobs/index.ts';

/** Whether a seeker takes the jobs of alerts in any way, in a query that reads them. */
export const wantsAlerts = sql<boolean>`(${wantsMail('seekers', 'alert')} or ${takesPush('alert')})`;

/** A mail that is not sent yet, and its recipient. */
export function findUnsentMail(database: Queryable, mailId: string) {
  return database
    .selectFrom('alert_mails')
    .innerJoin('seekers', 'seekers.id', 'alert_mails.seeker_id')
    .select([
      'alert_mails.seeker_id',
      'seekers.email',
      'seekers.first_name',
      wantsAlerts.as('wants_alerts'),
      'seekers.email_confirmed_at',
    ])
    .where('alert_mails.id', '=', mailId)
    .where('alert_mails.sent_at', 'is', null)
    .executeTakeFirst();
}

/** The jobs of a mail that may be sent: public, of alerts that are not paused; those of an alert together. */
export function findJobsToSend(database: Queryable, mailId: string) {
  return database
    .selectFrom('alert_deliveries')
    .innerJoin('alerts', 'alerts.id', 'alert_deliveries.alert_id')
    .innerJoin('jobs', 'jobs.id', 'alert_deliveries.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'alerts.id as alert_id',
      'alerts.criteria',
      'jobs.id',
      'jobs.title',
      'jobs.city',
      'jobs.state',
      'jobs.location_type',
      'jobs.type',
      'jobs.pay_rate',
      'jobs.pay_frequency',
      'jobs.min_wage',
      'jobs.max_wage',
      'jobs.hourly_min',
      'jobs.hourly_max',
      'jobs.tipped',
      'jobs.tips',
      'employers.company_name',
    ])
    .where('alert_deliveries.mail_id', '=', mailId)
    .where('alerts.paused', 'is', null)
    .where(isPublicJob)
    .orderBy('alerts.created_at')
    .orderBy('alerts.id')
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute();
}

export type JobToSend = Awaited<ReturnType<typeof findJobsToSend>>[number];

/** Takes back the deliveries of a mail but these jobs, so that the alerts may find the others again. */
export async function releaseDeliveries(
  transaction: DatabaseTransaction,
  mailId: string,
  sentJobIds: readonly string[],
): Promise<void> {
  await sql`
    with released as (
      delete from alert_deliveries as delivered using jobs
      where delivered.mail_id = ${mailId} and jobs.id = delivered.job_id
        and delivered.job_id <> all(${sentJobIds}::uuid[])
      returning delivered.alert_id, jobs.found_since
    )
    update alerts set searched_to = least(alerts.searched_to, earliest.found_since)
    from (select alert_id, min(found_since) as found_since from released group by alert_id) as earliest
    where alerts.id = earliest.alert_id`.execute(transaction);
}

export async function recordSent(
  transaction: DatabaseTransaction,
  mailId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('alert_mails')
    .set({ sent_at: now })
    .where('id', '=', mailId)
    .execute();
}
