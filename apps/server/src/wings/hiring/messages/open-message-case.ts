import type { CaseSignal } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { describeLines, openCasesOfSignals } from '../../screening/index.ts';
import type { MessageRow } from './messages.queries.ts';
import type { ThreadRow } from './threads.queries.ts';

interface HeldMessage {
  readonly thread: ThreadRow;
  readonly row: MessageRow;
  readonly signals: readonly CaseSignal[];
  readonly now: Date;
}

/** A message as a case shows it: as it was typed, and not to whom. */
export function describeMessage(
  { title, company_name: companyName }: Pick<ThreadRow, 'title' | 'company_name'>,
  { sender, text }: Pick<MessageRow, 'sender' | 'text'>,
) {
  return describeLines(`Message about ${title}`, companyName, [
    ['Written by', sender === 'employer' ? 'The company' : 'The applicant'],
    ['Message', text],
  ]);
}

/** Opens the case of a message that is held. */
export async function openMessageCase(
  transaction: DatabaseTransaction,
  { thread, row, signals, now }: HeldMessage,
): Promise<void> {
  const weights = new Map(signals.map(({ rule, weight }) => [rule, weight]));
  await openCasesOfSignals(transaction, [
    {
      subjectType: 'message',
      subjectId: row.id,
      subject: describeMessage(thread, row),
      employerId: thread.employer_id,
      signals,
      weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
      heavySince: now,
      now,
    },
  ]);
}
