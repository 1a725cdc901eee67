/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { describeMoments } from '@nextshift/contract';
import { MailLayout } from '../../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../../platform/mail/mail-markup.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';

interface EmployerShiftMail {
  readonly publicUrl: string;
  readonly companyName: string;
  readonly jobId: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The job's. */
  readonly timeZone: string;
  /** Cancelled by the person, or as they have other work then; or a no-show that they dispute. */
  readonly what: 'cancelled' | 'clash' | 'disputed';
}

/** The mail to an employer about a shift on a date; without a name, which the roster has. */
export function employerShiftMail(mail: EmployerShiftMail) {
  const { publicUrl, jobId, title, what } = mail;
  const when = describeMoments(mail);
  const texts = textsOf(mail, { when, name: oneLine(title) });
  return {
    subject: oneLine(texts.subject),
    ...renderMail(
      <MailLayout
        publicUrl={publicUrl}
        preview={texts.paragraphs[0]}
        title={texts.title}
        paragraphs={texts.paragraphs}
        action={{ label: 'See who works when', url: `${publicUrl}/employer/jobs/${jobId}/roster` }}
        footnote={
          what === 'disputed'
            ? 'You get this mail because you marked a no-show.'
            : 'You get this mail because you accepted an application.'
        }
      />,
    ),
  };
}

interface Texts {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly [string, ...string[]];
}

function textsOf(
  { companyName, what }: EmployerShiftMail,
  { when, name }: { when: string; name: string },
): Texts {
  switch (what) {
    case 'disputed':
      return {
        subject: `A no-show is disputed: “${name}”, ${when}`,
        title: 'A no-show is disputed',
        paragraphs: [
          `Hi ${companyName}, somebody whom you marked as not there says that they were: “${name}”, ${when}.`,
          'Please talk to them. No other employer sees either.',
        ],
      };
    case 'clash':
      return {
        subject: `A place is free: “${name}”, ${when}`,
        title: 'A place is free on one date',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” has other work on ${when}. Their place is free on that date; their other dates stay.`,
        ],
      };
    case 'cancelled':
      return {
        subject: `Somebody cannot come: “${name}”, ${when}`,
        title: 'Somebody cannot come',
        paragraphs: [
          `Hi ${companyName}, somebody who works for you as “${name}” cannot come on ${when}. Their place is free on that date.`,
        ],
      };
  }
}
