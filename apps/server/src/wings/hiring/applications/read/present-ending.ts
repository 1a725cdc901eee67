import {
  type ApplicationStatus,
  type ClosedReason,
  effectiveStatus,
  type EndedReason,
  endedReasons,
} from '@nextshift/contract';
import * as z from 'zod';

/** A newer version, running meanwhile, may have stored a reason that this one does not know. */
const knownReason = z.enum(endedReasons).catch('closed');

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
  if (status !== 'ended') return { status, endedReason: null };
  return { status, endedReason: knownReason.parse(ended_reason ?? closed_reason) };
}
