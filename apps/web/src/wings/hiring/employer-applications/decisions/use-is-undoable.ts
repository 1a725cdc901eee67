import type { EmployerApplication } from '@nextshift/contract';
import { useIsBefore } from '../../../../ui/hooks/use-is-before.ts';

/** Whether an acceptance can still be undone, as its applicant is told later; changes as the time passes. */
export function useIsUndoable({
  undoUntil,
  job,
}: Pick<EmployerApplication, 'undoUntil' | 'job'>): boolean {
  return useIsBefore(undoUntil ?? '') && job.moderation !== 'removed';
}
