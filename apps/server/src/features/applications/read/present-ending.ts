import {
  type ApplicationStatus,
  type ClosedReason,
  effectiveStatus,
  type EndedReason,
} from '@nextshift/contract';

interface EndingRow {
  readonly ended_reason: EndedReason | null;
  /** Why its job is closed; null while active. */
  readonly closed_reason: ClosedReason | null;
}

/** The status that an application has for everybody, and why it ended, if it did. */
export function presentEnding(
  stored: ApplicationStatus,
  { ended_reason, closed_reason }: EndingRow,
): { readonly status: ApplicationStatus; readonly endedReason: EndedReason | null } {
  const status = effectiveStatus(stored, closed_reason === null ? 'Active' : 'Closed');
  return { status, endedReason: status === 'ended' ? (ended_reason ?? closed_reason) : null };
}
