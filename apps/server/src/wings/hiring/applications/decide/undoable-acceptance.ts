import { type ApplicationStatus, UNDO_MINUTES } from '@nextshift/contract';

/** An application, and whether its applicant knows that it is accepted. */
interface Accepted {
  readonly status: ApplicationStatus;
  readonly accepted_at: Date | null;
  readonly is_unnotified: boolean;
}

/** Until when an acceptance can be undone; null once its applicant knows of it, and unless accepted. */
export function undoUntil({
  status,
  accepted_at: acceptedAt,
  is_unnotified,
}: Accepted): Date | null {
  if (status !== 'accepted' || acceptedAt === null || !is_unnotified) return null;
  return new Date(acceptedAt.getTime() + UNDO_MINUTES * 60_000);
}
