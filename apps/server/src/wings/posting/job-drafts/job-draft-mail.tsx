/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { graceInWords } from '@nextshift/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface JobDraftMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly draftId: string;
  readonly title: string;
  readonly blockedBy:
    | 'plan_limit_reached'
    | 'plan_suspended'
    | 'validation_failed'
    | 'verification_required';
  readonly reason: string;
  /** How long a place must be free before the draft takes it, in milliseconds. */
  readonly graceMs: number;
}

/** The mail about a scheduled job that could not be published. */
export function jobDraftMail(draft: JobDraftMail) {
  const { publicUrl, companyName, draftId, reason } = draft;
  const title = oneLine(draft.title);
  const isIncomplete = draft.blockedBy === 'validation_failed';
  const first = `Hi ${companyName}, “${title}” was due to be published, but it could not be: ${withPeriod(reason)}`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={first}
      title="Your scheduled job is waiting"
      paragraphs={[first, nextStep(draft)]}
      action={
        isIncomplete
          ? { label: 'Open the draft', url: `${publicUrl}/employer/createjob?draft=${draftId}` }
          : { label: 'See scheduled jobs', url: `${publicUrl}/employer?tab=scheduled` }
      }
      footnote="You get this mail because you scheduled this job. Nothing you entered is lost."
    />
  );
  return { subject: `“${title}” could not be published`, ...renderMail(mail) };
}

function nextStep({ blockedBy, graceMs }: JobDraftMail): string {
  if (blockedBy === 'validation_failed') {
    return 'Open the draft, correct it, and publish or schedule it again.';
  }
  if (blockedBy === 'plan_suspended') {
    return `It is published ${after(graceMs)} your plan is in force again and has room.`;
  }
  if (blockedBy === 'verification_required') {
    return `It is published ${after(graceMs)} your company is verified. You can also lower the openings to 5.`;
  }
  return `It is published ${after(graceMs)} a place is free: close a job, or choose a larger plan.`;
}

function after(graceMs: number): string {
  const minutes = graceMs / 60_000;
  return minutes === 0 ? 'as soon as' : `${graceInWords(minutes)} after`;
}

function withPeriod(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
