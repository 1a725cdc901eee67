import type { Message, MessageSide, Thread } from '@nextshift/contract';
import { createContactHider, employerMaySeeContact } from '../contact/index.ts';
import { closesAt, threadState } from './thread-state.ts';
import type { ThreadRow } from './threads.queries.ts';

interface Shown {
  readonly side: MessageSide;
  readonly lastMessage: Message | null;
  readonly now: Date;
}

/** A conversation as one of its sides sees it. */
export function presentThread(row: ThreadRow, { side, lastMessage, now }: Shown): Thread {
  return {
    applicationId: row.id,
    jobId: row.job_id,
    jobTitle: row.title,
    companyName: row.company_name,
    applicantName: namesFor(side, row, now).join(' '),
    state: threadState(side, row, now),
    closesAt: closesAt(row)?.toISOString() ?? null,
    showsContact: employerMaySeeContact(row, now),
    unread: row.unread,
    lastMessage,
  };
}

/** The applicant's first and last name as a side reads them. */
export function namesFor(side: MessageSide, row: ThreadRow, now: Date): readonly string[] {
  const names = [row.first_name, row.last_name];
  return side === 'employer' ? createContactHider(row, now)(names) : names;
}
