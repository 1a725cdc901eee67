import { ATTENDANCE_MS, entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { findUnmarkedInterviews } from './interview-mail.queries.ts';

/** The mail that asks an employer, the day after, who came to the interviews of a job. */
export const attendanceMail = defineMail({
  name: 'attendance-mail',
  about: 'interview',
  payload: z.object({ jobId: entityId, askedAt: z.iso.datetime() }),
  key: ({ jobId }) => jobId,
  async read({ database, clock }, { jobId, askedAt }) {
    const since = new Date(clock().getTime() - ATTENDANCE_MS);
    const found = await findUnmarkedInterviews(database, jobId, since);
    if (!found || found.deleted_at || found.unmarked === 0) return null;
    return {
      account: { kind: 'employer', accountId: found.employer_id },
      to: found.email,
      messageId: `attendance.${jobId}.${Date.parse(askedAt)}`,
      companyName: found.company_name,
      title: oneLine(found.title),
      count: found.unmarked,
    };
  },
  template({ companyName, title, count }) {
    const interviews = count === 1 ? 'an interview' : `${count} interviews`;
    return {
      subject: `Did they come? “${title}”`,
      title: count === 1 ? 'Did they come?' : 'Who came?',
      paragraphs: [
        `Hi ${companyName}, you had ${interviews} for “${title}”. Please say ${count === 1 ? 'whether they came' : 'who came'}: it takes one press for each, and no other employer sees it.`,
      ],
      action: { label: 'Say who came', url: '/employer/shifts' },
      footnote: 'You get this email because you invited applicants to an interview.',
    };
  },
});
