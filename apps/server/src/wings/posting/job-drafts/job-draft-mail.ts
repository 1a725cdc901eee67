import { entityId, graceInWords, jobDraft } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { findDraftToMail } from './job-drafts.queries.ts';

/** The mail about a scheduled job that could not be published, if it still waits. */
export const jobDraftMail = defineMail({
  name: 'job-draft-mail',
  payload: z.object({ draftId: entityId, blockedAt: z.iso.datetime() }),
  async read({ database, config }, { draftId, blockedAt }) {
    const draft = await findDraftToMail(database, draftId);
    const moment = Date.parse(blockedAt);
    if (!draft?.blocked_by || draft.blocked_at?.getTime() !== moment) return null;
    return {
      account: { kind: 'employer', accountId: draft.employer_id },
      to: draft.email,
      messageId: `job-draft.${draftId}.${moment}`,
      companyName: draft.company_name,
      draftId,
      title: jobDraft.shape.fields.parse(draft.fields).title ?? 'Untitled job',
      blockedBy: draft.blocked_by,
      reason: draft.blocked_reason ?? '',
      graceMs: config.closingGraceMs,
    };
  },
  template({ companyName, draftId, blockedBy, reason, graceMs, ...draft }) {
    const title = oneLine(draft.title);
    return {
      subject: `“${title}” could not be published`,
      title: 'Your scheduled job is waiting',
      paragraphs: [
        `Hi ${companyName}, “${title}” was due to be published, but it could not be: ${withPeriod(reason)}`,
        nextStep(blockedBy, graceMs),
      ],
      action:
        blockedBy === 'validation_failed'
          ? { label: 'Open the draft', url: `/employer/createjob?draft=${draftId}` }
          : { label: 'See scheduled jobs', url: '/employer?tab=scheduled' },
      footnote: 'You get this email because you scheduled this job. Nothing you entered is lost.',
    };
  },
});

type Obstacle =
  | 'plan_limit_reached'
  | 'plan_suspended'
  | 'validation_failed'
  | 'verification_required';

/** @param graceMs how long the plan must have room before the draft takes it, in milliseconds */
function nextStep(blockedBy: Obstacle, graceMs: number): string {
  switch (blockedBy) {
    case 'validation_failed':
      return 'Open the draft, correct it, and publish or schedule it again.';
    case 'plan_suspended':
      return `It is published ${after(graceMs)} your plan is active again and has room.`;
    case 'verification_required':
      return `It is published ${after(graceMs)} your company is verified. You can also lower the openings to 5.`;
    case 'plan_limit_reached':
      return `It is published ${after(graceMs)} your plan has room: close a job, or choose a larger plan.`;
  }
}

function after(graceMs: number): string {
  const minutes = graceMs / 60_000;
  return minutes === 0 ? 'as soon as' : `${graceInWords(minutes)} after`;
}

function withPeriod(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
