import { CASE_UNDO_MS, entityId, HOUR_MS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { enqueueEach } from '../../../platform/queue/enqueue.ts';
import { findCompanyToMail } from './companies/company-holds.queries.ts';
import { explainHold } from './explain-hold.ts';
import { findJobToMail, type Held } from './holds.queries.ts';

const change = { change: z.enum(['held', 'released']), changedAt: z.iso.datetime() };
const ofJob = z.object({ jobId: entityId, ...change });
const ofCompany = z.object({ employerId: entityId, ...change });

/** The mail to an employer that a job or its page is held, or public again, if it still is. */
export const holdMail = defineMail({
  name: 'hold-mail',
  payload: z.union([ofJob, ofCompany]),
  read: ({ database }, told) =>
    'jobId' in told ? readJob(database, told) : readCompany(database, told),
  template: ({ content }) => content,
});

async function readJob(
  database: Queryable,
  { jobId, change: now, changedAt }: z.output<typeof ofJob>,
) {
  const job = await findJobToMail(database, jobId);
  if (job?.status !== 'Active' || job.moderation !== (now === 'held' ? 'held' : 'clear')) {
    return null;
  }
  return {
    account: { kind: 'employer', accountId: job.employer_id } as const,
    to: job.email,
    messageId: `hold.${jobId}.${Date.parse(changedAt)}`,
    content: contentOfJob({
      companyName: job.company_name,
      name: oneLine(job.title),
      jobId,
      reasons: job.moderation === 'held' ? explainHold(job) : null,
    }),
  };
}

async function readCompany(
  database: Queryable,
  { employerId, change: now, changedAt }: z.output<typeof ofCompany>,
) {
  const company = await findCompanyToMail(database, employerId);
  if (!company || (now === 'held') !== (company.cause !== null)) return null;
  const { cause, signals } = company;
  return {
    account: { kind: 'employer', accountId: employerId } as const,
    to: company.email,
    messageId: `hold.${employerId}.${Date.parse(changedAt)}`,
    content: contentOfCompany({
      companyName: oneLine(company.company_name),
      employerId,
      reasons: cause === null ? null : explainHold({ cause, signals }),
    }),
  };
}

const NEXT =
  'A person of the NextShift team reads it. You can change it meanwhile and it is read again at once, but a change may not end this. If you think this is wrong, say so on your Verification page.';
const RELEASED = 'It is no longer held. Thank you for your patience.';

interface Hold {
  readonly companyName: string;
  /** Null once it is released. */
  readonly reasons: readonly string[] | null;
}

function contentOfJob({
  companyName,
  name,
  jobId,
  reasons,
}: Hold & { readonly name: string; readonly jobId: string }) {
  const footnote = 'You get this email because you posted this job.';
  if (reasons === null) {
    return {
      subject: `Your job “${name}” is live`,
      title: 'Your job is live',
      paragraphs: [`Hi ${companyName}, your job “${name}” is live.`, RELEASED],
      action: { label: 'See the job', url: `/jobs/${jobId}` },
      footnote,
    };
  }
  return {
    subject: `Your job “${name}” is held for review`,
    title: 'Your job is held for review',
    paragraphs: [
      `Hi ${companyName}, your job “${name}” is held for review. Nobody else sees it for now.`,
      ...reasons.map(oneLine),
      `${NEXT} Its applicants do not see that it is held, and no answer becomes overdue meanwhile.`,
    ],
    action: { label: 'Edit the job', url: `/employer/editjob/${jobId}` },
    footnote,
  };
}

function contentOfCompany({
  companyName,
  employerId,
  reasons,
}: Hold & { readonly employerId: string }) {
  const footnote = 'You get this email because this is your company’s account.';
  if (reasons === null) {
    const title = 'Your company page is shown again';
    return {
      subject: title,
      title,
      paragraphs: [`Hi ${companyName}, your company page is shown again.`, RELEASED],
      action: { label: 'See the page', url: `/company/${employerId}` },
      footnote,
    };
  }
  const title = 'Your company page is held for review';
  return {
    subject: title,
    title,
    paragraphs: [
      `Hi ${companyName}, your company page is held for review. For now, others see its name and its jobs, but not its description and contact details.`,
      ...reasons.map(oneLine),
      NEXT,
    ],
    action: { label: 'See why', url: '/employer/verification' },
    footnote,
  };
}

interface HoldChange {
  readonly change: 'held' | 'released';
  /** Why it is held; by default, because of what it says. */
  readonly cause?: 'signals' | 'reports';
  /** A decision can be undone, and nobody is told of it until then. */
  readonly isUndoable?: boolean;
  readonly now: Date;
}

export function announceHold(
  transaction: DatabaseTransaction,
  { held, ...change }: HoldChange & { readonly held: Held },
): Promise<void> {
  return announceHolds(transaction, [held], change);
}

/**
 * Queues a mail for each that it is held, or public again, which is sent if that is so then. A hold by reports is told at
 * the next full hour: the moment of the mail would name the last one to report.
 */
export async function announceHolds(
  transaction: DatabaseTransaction,
  all: readonly Held[],
  { change, cause = 'signals', isUndoable = false, now }: HoldChange,
): Promise<void> {
  const untilHour = HOUR_MS - (now.getTime() % HOUR_MS);
  const isAnonymous = change === 'held' && cause === 'reports';
  const told = isAnonymous ? new Date(now.getTime() + untilHour) : now;
  const changedAt = told.toISOString();
  const jobs = all.map(({ type, id }) => ({
    payload: { ...(type === 'job' ? { jobId: id } : { employerId: id }), change, changedAt },
    // Apart: a release that is undone leaves the mail about the hold as it was.
    jobKey: `hold-mail ${change} ${id}`,
  }));
  const delayMs = isAnonymous ? untilHour : isUndoable ? CASE_UNDO_MS : 0;
  await enqueueEach(transaction, holdMail, jobs, { delayMs });
}
