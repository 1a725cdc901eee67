import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findCompanyToMail } from './companies/company-holds.queries.ts';
import { explainHold, isMendable } from './explain-hold.ts';
import { findJobToMail } from './holds.queries.ts';

const change = { change: z.enum(['held', 'released']), changedAt: z.iso.datetime() };
const payloadSchema = z.union([
  z.object({ jobId: entityId, ...change }),
  z.object({ employerId: entityId, ...change }),
]);

type Told = z.output<typeof payloadSchema>;

/** The task that mails an employer that a job or its page is held, or public again, if it still is. */
export async function sendHoldMail(platform: Platform, payload: unknown): Promise<void> {
  const told = payloadSchema.parse(payload);
  if ('jobId' in told) await mailOfJob(platform, told);
  else await mailOfCompany(platform, told);
}

function whyHeld(hold: Parameters<typeof explainHold>[0]) {
  const reasons = explainHold(hold);
  return { reasons, isMendable: isMendable(reasons) };
}

async function mailOfJob(
  { database, mailer, config }: Platform,
  { jobId, change, changedAt }: Extract<Told, { jobId: string }>,
): Promise<void> {
  const job = await findJobToMail(database, jobId);
  if (job?.status !== 'Active' || job.moderation !== (change === 'held' ? 'held' : 'clear')) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { heldMail, releasedMail } = await import('./hold-mail.tsx');
  const { publicUrl } = config;
  const { title, company_name: companyName } = job;
  const mail =
    job.moderation === 'held'
      ? heldMail({
          publicUrl,
          companyName,
          title,
          jobId,
          ...whyHeld(job),
        })
      : releasedMail({ publicUrl, companyName, title, jobId });
  await mailer.send({
    account: { kind: 'employer', accountId: job.employer_id },
    to: job.email,
    messageId: `hold.${jobId}.${Date.parse(changedAt)}`,
    ...mail,
  });
}

async function mailOfCompany(
  { database, mailer, config }: Platform,
  { employerId, change, changedAt }: Extract<Told, { employerId: string }>,
): Promise<void> {
  const company = await findCompanyToMail(database, employerId);
  if (!company || (change === 'held') !== (company.cause !== null)) return;
  const { heldPageMail, releasedPageMail } = await import('./hold-mail.tsx');
  const { company_name: companyName, cause, signals } = company;
  const of = { publicUrl: config.publicUrl, companyName, employerId };
  const mail =
    cause === null ? releasedPageMail(of) : heldPageMail({ ...of, ...whyHeld({ cause, signals }) });
  await mailer.send({
    account: { kind: 'employer', accountId: employerId },
    to: company.email,
    messageId: `hold.${employerId}.${Date.parse(changedAt)}`,
    ...mail,
  });
}
