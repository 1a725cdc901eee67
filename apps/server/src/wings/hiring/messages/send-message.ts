import { DAY_MS, type Message, MESSAGES_A_DAY, type ThreadState } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ReadingSettings, readMessage, withTextsRead } from '../../screening/index.ts';
import { announceMessage } from './announce-message.ts';
import { countMessagesSince, insertMessage } from './messages.queries.ts';
import { openMessageCase } from './open-message-case.ts';
import { presentMessages } from './present-messages.ts';
import { recordUse } from './templates/message-templates.queries.ts';
import { threadState } from './thread-state.ts';
import { findThread, takePlace, type ThreadRow } from './threads.queries.ts';

interface Sent {
  readonly account: Account;
  readonly applicationId: string;
  readonly text: string;
  /** Of the employer, that it was written from. */
  readonly templateId: string | undefined;
}

/**
 * Sends a message to the other side of an application. What an employer writes is read first: if it seems to be a scam,
 * it is held until a person has decided.
 * @throws {AppError} not_found, messages_not_begun, messages_on_hold, messages_closed, too_many_requests
 */
export function sendMessage(platform: Platform, sent: Sent): Promise<Message> {
  const ahead = sent.account.kind === 'employer' ? [{ field: 'Message', text: sent.text }] : [];
  return withTextsRead(
    platform,
    (settings) =>
      platform.database
        .transaction()
        .execute((transaction) => addMessage(transaction, settings, sent)),
    ahead,
  );
}

const REFUSALS = {
  not_begun: 'messages_not_begun',
  on_hold: 'messages_on_hold',
  closed: 'messages_closed',
} as const satisfies Record<Exclude<ThreadState, 'open'>, string>;

async function addMessage(
  transaction: DatabaseTransaction,
  settings: Platform & ReadingSettings,
  { account, applicationId, text, templateId }: Sent,
): Promise<Message> {
  const thread = await findThread(transaction, account, applicationId);
  if (!thread) throw new AppError('not_found');
  const { kind: sender } = account;
  const now = settings.clock();
  const state = threadState(sender, thread, now);
  if (state !== 'open') throw new AppError(REFUSALS[state]);
  const signals =
    sender === 'employer'
      ? await readMessage(transaction, settings, { employerId: account.accountId, text })
      : [];
  const isHeld = signals.length > 0;
  const { employer_id: employerId, seeker_id: seekerId } = thread;
  const place = await takePlace(transaction, { applicationId, employerId, seekerId, isHeld, now });
  await requireFewMessages(transaction, { applicationId, sender, now });
  const message = { id: newId(), applicationId, place, sender, text, isHeld, now };
  const row = await insertMessage(transaction, message);
  if (sender === 'employer' && templateId !== undefined) {
    await recordUse(transaction, { employerId, templateId }, now);
  }
  if (isHeld) await openMessageCase(transaction, { thread, row, signals, now });
  else await announceMessage(transaction, { thread, row, now });
  return presentOne(thread, row, { side: sender, now });
}

async function presentOne(
  thread: ThreadRow,
  row: Parameters<typeof presentMessages>[0][number],
  reader: { readonly side: Account['kind']; readonly now: Date },
): Promise<Message> {
  const message = (await presentMessages([row], { thread, ...reader })).get(row.id);
  if (!message) throw new Error('the message was not stored');
  return message;
}

async function requireFewMessages(
  transaction: DatabaseTransaction,
  { now, ...own }: { applicationId: string; sender: Account['kind']; now: Date },
): Promise<void> {
  const count = await countMessagesSince(transaction, own, new Date(now.getTime() - DAY_MS));
  if (count < MESSAGES_A_DAY) return;
  const message = `You have sent ${MESSAGES_A_DAY} messages here today. Please continue tomorrow.`;
  throw new AppError('too_many_requests', { message, retryAfter: DAY_MS / 1000 });
}
