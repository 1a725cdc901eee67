import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { createAppealLink } from '../appeals/index.ts';
import { findAccountOf, findSuspensionToMail } from './suspensions.queries.ts';

const consequences: Record<SessionKind, string> = {
  employer:
    'Nobody can sign in to it. Your jobs are closed, and applicants who were waiting for an answer read that the job was removed. If you have a plan, it is canceled and you will not be charged again.',
  seeker:
    'Nobody can sign in to it. Your applications that were undecided or accepted are withdrawn.',
};

const returns: Record<SessionKind, string> = {
  employer:
    'You can sign in again. Jobs and plans that have ended stay so: you can buy a plan and repost your jobs.',
  seeker:
    'You can sign in again. Applications that were withdrawn stay so: you can apply again where the job is open.',
};

/** The mail to the owner of an account that an operator suspended, and why, or restored. */
export const suspensionMail = defineMail({
  name: 'suspension-mail',
  payload: z.object({ suspensionId: entityId, change: z.enum(['suspended', 'restored']) }),
  key: ({ suspensionId }) => suspensionId,
  async read(platform, { suspensionId, change }) {
    const { database, config } = platform;
    const account = await findAccountOf(database, suspensionId);
    const found = await findSuspensionToMail(database, suspensionId);
    if (!account || !found || found.deleted_at) return null;
    if ((found.restored_at === null) !== (change === 'suspended')) return null;
    const { kind, accountId } = account;
    const { case_id: caseId } = found;
    const isAppealable = kind === 'employer' && change === 'suspended' && caseId !== null;
    return {
      account,
      reachesSuspended: true,
      to: found.email,
      // People there read appeals.
      replyTo: config.salesEmail,
      messageId: `suspension.${suspensionId}.${change}`,
      appealUrl: isAppealable
        ? await createAppealLink(platform, { caseId, employerId: accountId })
        : null,
      name: found.name,
      isSuspended: change === 'suspended',
      reason: found.reason,
    };
  },
  template({ account: { kind }, replyTo: appealAddress, appealUrl, isSuspended, ...found }) {
    const name = oneLine(found.name);
    const title = isSuspended ? 'Your account is suspended' : 'Your account is restored';
    return {
      subject: title,
      title,
      paragraphs: isSuspended
        ? [
            `Hi ${name}, a person of the NextShift team has suspended your account.`,
            `The reason: ${oneLine(found.reason)}`,
            consequences[kind],
            appealUrl === null
              ? `If you think that this is wrong, reply to this email or write to ${appealAddress}, and say why. A person reads it.`
              : `If you think this is wrong, appeal, and another person reads it. The link works for half a year, without signing in. You can also write to ${appealAddress}.`,
          ]
        : [`Hi ${name}, your account is no longer suspended.`, returns[kind]],
      action:
        appealUrl === null
          ? {
              label: 'Go to the sign-in page',
              url: kind === 'employer' ? '/employer/login' : '/login',
            }
          : { label: 'Appeal', url: appealUrl },
      footnote: 'You get this email because this is the address of the account.',
    };
  },
});
