import { alert as alertSchema, describeCriteria, formatPay, placeOfJob } from '@nextshift/contract';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { tipsOfRow } from '../../jobs/index.ts';
import type { JobToSend } from './alert-mail.queries.ts';

interface AlertMail {
  /** Who sends it, as the law asks of such mails; undefined if not set. */
  readonly postalAddress: string | undefined;
  readonly firstName: string;
  /** At least one; those of an alert together. */
  readonly jobs: readonly JobToSend[];
  readonly tokenOf: (alertId: string) => string;
  readonly tokenOfAll: string;
}

/** What the mail with the new jobs of a person's alerts says. */
export function alertMailContent(mail: AlertMail): MailContent {
  const { postalAddress, firstName, jobs, tokenOf, tokenOfAll } = mail;
  const stop = (token: string) => `/unsubscribe?token=${token}`;
  const alerts = groupByAlert(jobs);
  const subject = subjectOf(jobs);
  const found = jobs.length === 1 ? 'a new job matches' : `${jobs.length} new jobs match`;
  const search = alerts.length === 1 ? 'your alert' : 'your alerts';
  return {
    subject,
    preview: subject,
    title: jobs.length === 1 ? 'A new job for you' : 'New jobs for you',
    paragraphs: [`Hi ${firstName}, ${found} ${search}.`],
    lists: alerts.map(({ alertId, words, jobs: own }) => ({
      title: words,
      items: own.map((job) => ({
        title: oneLine(job.title),
        url: `/jobs/${job.id}`,
        line: lineOf(job),
      })),
      link: { label: 'Stop this alert', url: stop(tokenOf(alertId)) },
    })),
    action: { label: 'See all jobs', url: '/jobs' },
    footnote: [
      'You get this email because you created job alerts. ',
      { label: 'Stop all job alerts', url: stop(tokenOfAll) },
      ', or change them in the settings of your profile.',
      ...(postalAddress === undefined ? [] : ['\n', `NextShift, ${postalAddress}`]),
    ],
  };
}

function subjectOf([first, ...others]: readonly JobToSend[]): string {
  if (!first) throw new Error('an email of alerts has at least one job');
  const name = oneLine(`${first.title} at ${first.company_name}`);
  if (others.length === 0) return `New job: ${name}`;
  return `${name} and ${others.length} more new ${others.length === 1 ? 'job' : 'jobs'}`;
}

function lineOf(job: JobToSend): string {
  const pay = formatPay({
    payRate: job.pay_rate,
    payFrequency: job.pay_frequency,
    minWage: job.min_wage,
    maxWage: job.max_wage,
    ...tipsOfRow(job),
  });
  const place = placeOfJob({ ...job, locationType: job.location_type });
  const parts = [job.company_name, place, job.type, ...(pay === null ? [] : [pay])];
  return oneLine(parts.join(' · '));
}

/** The alerts with their jobs, in the order in which they come. */
function groupByAlert(jobs: readonly JobToSend[]) {
  const groups = new Map<string, JobToSend[]>();
  for (const job of jobs) groups.set(job.alert_id, [...(groups.get(job.alert_id) ?? []), job]);
  return [...groups].map(([alertId, own]) => ({
    alertId,
    words: oneLine(describeCriteria(alertSchema.shape.criteria.parse(own[0]?.criteria))),
    jobs: own,
  }));
}
