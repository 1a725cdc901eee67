import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../platform/mail/one-line.ts';
import { findAttachedKinds, findWarning } from './scam-warnings.queries.ts';
import { describeSeenData } from './what-was-seen.ts';

const WHAT_TO_DO = [
  'What to do now: do not reply to them, whatever they promise or threaten. Send no money, no codes and no papers, and do not cash a check of theirs. It bounces after days, and your bank wants the money from you.',
  'If you paid them, or gave them a bank or card number, call your bank today. If you gave them your Social Security number or an ID, visit identitytheft.gov. You can report them at reportfraud.ftc.gov.',
];

/** The mail to an applicant that a job was a scam, whatever the settings: it is a warning, and no news. */
export const scamWarningMail = defineMail({
  name: 'scam-warning-mail',
  payload: z.object({ applicationId: entityId }),
  key: ({ applicationId }) => applicationId,
  async read({ database }, { applicationId }) {
    const found = await findWarning(database, applicationId);
    if (!found) return null;
    const { contact_first_shown: first, contact_last_shown: last } = found;
    return {
      account: { kind: 'seeker', accountId: found.seeker_id },
      to: found.email,
      messageId: `scam-warning.${applicationId}`,
      firstName: found.first_name,
      jobTitle: found.job_title,
      companyName: found.company_name,
      seen: {
        hasProfile: found.profile_id !== null,
        isProfileVisible: found.profile_visible,
        hasVideos: found.has_videos,
        hasSocialAccounts: found.has_social_accounts,
        isWithdrawn: found.status === 'withdrawn',
        seenAt: found.seen_at,
        basicFieldAnswers: found.basic_field_answers,
        questionAnswers: found.question_answers,
        questions: found.questions,
        documents: await findAttachedKinds(database, applicationId),
        contactShown: first && last ? { first, last } : null,
      },
    };
  },
  template({ firstName, seen, ...about }) {
    const [title, companyName] = [oneLine(about.jobTitle), oneLine(about.companyName)];
    return {
      subject: `Warning: “${title}” at ${companyName} was a scam`,
      title: 'This job was a scam',
      paragraphs: [
        `Hi ${firstName}, you applied for “${title}” at ${companyName}. A person who read it found it to be a scam and removed it.`,
        'This is what they could see of you:',
        ...describeSeenData(seen),
        ...WHAT_TO_DO,
      ],
      action: { label: 'See your applications', url: '/history?tab=applied' },
      footnote:
        'You get this email because you applied for this job. It comes once, whatever your settings.',
    };
  },
});
