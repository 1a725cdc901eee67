import { DAY_MS, entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eachApart } from '../../../platform/queue/each-apart.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { findObstacle } from './company-domain.ts';
import {
  deleteVerification,
  findVerification,
  listVerifiedByDomain,
  lockVerification,
} from './verification.queries.ts';

/** Companies per page, between which others have their turn. */
const PAGE_SIZE = 500;

/**
 * The daily task that takes back what a domain no longer shows: the lists of mail providers and shared hosts grow. What
 * an operator has verified stays, and so do the jobs.
 */
export const endLapsedVerifications = defineTask({
  name: 'lapsed-verifications',
  schedule: { match: '30 14 * * *', options: { backfillPeriod: DAY_MS } },
  async run(platform) {
    let afterId: string | null = null;
    do {
      const page = await listVerifiedByDomain(platform.database, { afterId, limit: PAGE_SIZE });
      const lapsed = page.filter((row) => findObstacle(row) !== null);
      await eachApart(lapsed, ({ id }) => endLapsed(platform, id));
      afterId = page.at(-1)?.id ?? null;
    } while (afterId !== null);
  },
});

/** Takes it back in one transaction with the mail, unless it has changed meanwhile. */
async function endLapsed({ database, clock }: Platform, employerId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await lockVerification(transaction, employerId);
    if (!row?.verified_at || row.verified_by !== 'domain' || findObstacle(row) === null) return;
    const { verified_at: verifiedAt } = row;
    await deleteVerification(transaction, employerId, { by: 'domain', verifiedAt });
    const lapsedAt = clock().toISOString();
    await enqueue(transaction, lapsedVerificationMail, { employerId, lapsedAt });
  });
}

/** The mail that says so, unless the company has been verified since. */
export const lapsedVerificationMail = defineMail({
  name: 'lapsed-verification-mail',
  payload: z.object({ employerId: entityId, lapsedAt: z.iso.datetime() }),
  async read({ database }, { employerId, lapsedAt }) {
    const row = await findVerification(database, employerId);
    if (!row || row.verified_at) return null;
    return {
      account: { kind: 'employer', accountId: employerId } as const,
      to: row.email,
      messageId: `lapsed-verification.${employerId}.${Date.parse(lapsedAt)}`,
      name: oneLine(row.company_name),
    };
  },
  template: ({ name }) => ({
    subject: 'Your company is no longer verified',
    title: 'Your company is no longer verified',
    paragraphs: [
      `Hi ${name}, your company no longer has the mark Verified. Your jobs stay as they are.`,
      'A company is verified by its domain if its email address, website and public contact email are all there. The domain must be its own: nobody else can get an address or a page on it. This is no longer true of yours.',
      'Your Verification page says what is missing. A person of the NextShift team can verify you as well.',
    ],
    action: { label: 'See what is missing', url: '/employer/verification' },
    footnote: 'You get this email because this is your company’s account.',
  }),
});
