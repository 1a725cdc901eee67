import type { CaseAction, MessageSide } from '@nextshift/contract';

interface Offering {
  readonly subject_type: 'job' | 'company' | 'application' | 'message';
  /** Null unless it is about a message that is still there. */
  readonly message_sender: MessageSide | null;
  /** The company's. */
  readonly suspended_at: Date | null;
  readonly verified_at: Date | null;
}

/** What decisions of a case can do besides, from what it is about. */
export function offeredActions(row: Offering): CaseAction[] {
  const { subject_type: subjectType, suspended_at: suspendedAt, verified_at: verifiedAt } = row;
  const isOfCompany =
    subjectType === 'message' ? row.message_sender === 'employer' : subjectType !== 'application';
  return [
    'none',
    ...(subjectType === 'job' ? (['remove_job'] as const) : []),
    ...(isOfCompany && !suspendedAt ? (['suspend_employer'] as const) : []),
    ...(isOfCompany && !suspendedAt && !verifiedAt ? (['verify_employer'] as const) : []),
  ];
}
