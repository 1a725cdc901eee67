import {
  DAY_MS,
  MESSAGES_OPEN_DAYS,
  type MessageSide,
  type ThreadState,
} from '@nextshift/contract';

export interface ThreadFacts {
  readonly moderation: 'clear' | 'held' | 'removed';
  readonly company_deleted_at: Date | null;
  readonly company_suspended_at: Date | null;
  readonly seeker_suspended_at: Date | null;
  /** Since when the employer has deleted the application. */
  readonly hidden_from_employer_at: Date | null;
  /** When the application was declined, withdrawn or ended; null while it goes on. */
  readonly ended_at: Date | null;
  /** Whether the employer has written, and it was delivered. */
  readonly is_begun: boolean;
}

/** When writing ends because the application did; null while it goes on. */
export function closesAt({ ended_at: endedAt }: Pick<ThreadFacts, 'ended_at'>): Date | null {
  return endedAt && new Date(endedAt.getTime() + MESSAGES_OPEN_DAYS * DAY_MS);
}

/** What a side may do in a conversation now. */
export function threadState(side: MessageSide, thread: ThreadFacts, now: Date): ThreadState {
  const end = closesAt(thread);
  const isGone =
    thread.company_deleted_at ??
    thread.company_suspended_at ??
    thread.seeker_suspended_at ??
    thread.hidden_from_employer_at;
  if (isGone || thread.moderation === 'removed' || (end !== null && end < now)) return 'closed';
  if (side === 'seeker' && !thread.is_begun) return 'not_begun';
  return thread.moderation === 'held' ? 'on_hold' : 'open';
}
