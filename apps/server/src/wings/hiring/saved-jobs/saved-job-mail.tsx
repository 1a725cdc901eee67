/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { formatDayIn, timeZoneOfState } from '@nextshift/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';

interface SavedJob {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly time_zone: string | null;
  readonly company_name: string;
  readonly closesAt: Date;
}

interface SavedJobMail {
  readonly publicUrl: string;
  readonly firstName: string;
  /** The job that closes first at the front. */
  readonly jobs: readonly [SavedJob, ...SavedJob[]];
}

/** The mail about saved jobs that close soon, one or several. */
export function savedJobMail({ publicUrl, firstName, jobs }: SavedJobMail) {
  const [first, ...others] = jobs;
  const lines = jobs.map((job) => `${nameOf(job)}: until the end of ${dayOf(job)}.`);
  const isOne = others.length === 0;
  const subject = isOne
    ? `${nameOf(first)} closes on ${dayOf(first)}`
    : `${jobs.length} jobs that you saved close soon`;
  const greeting = isOne
    ? `Hi ${firstName}, a job that you saved takes applications for a few more days:`
    : `Hi ${firstName}, jobs that you saved take applications for a few more days:`;
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={lines[0] ?? subject}
      title={isOne ? 'A saved job closes soon' : 'Saved jobs close soon'}
      paragraphs={[greeting, ...lines]}
      action={
        isOne
          ? { label: 'See the job', url: `${publicUrl}/jobs/${first.id}` }
          : { label: 'See your saved jobs', url: `${publicUrl}/history?tab=saved` }
      }
      footnote="You get this mail because email notifications are on. Turn them off in the settings of your profile."
    />
  );
  return { subject: oneLine(subject), ...renderMail(mail) };
}

function nameOf({ title, company_name: companyName }: SavedJob): string {
  return oneLine(`${title} at ${companyName}`);
}

/** The last day where the job is. */
function dayOf({ time_zone: timeZone, state, closesAt }: SavedJob): string {
  return formatDayIn(timeZone ?? timeZoneOfState(state), closesAt);
}
