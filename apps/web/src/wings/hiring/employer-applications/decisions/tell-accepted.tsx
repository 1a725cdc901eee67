import type { EmployerApplication } from '@nextshift/contract';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import { toastTopic } from './change-application-status.ts';

interface NextSteps {
  readonly onUndo: () => void;
  /** Shows the contact; undefined where it is in sight. */
  readonly onContact?: (() => void) | undefined;
}

/** Says that somebody was accepted, and what is left of the job; offers to undo it. */
export function tellAccepted(
  accepted: EmployerApplication,
  { onUndo, onContact }: NextSteps,
): void {
  toast.success(`${applicantName(accepted)} was accepted.`, {
    about: toastTopic(accepted),
    description: onContact ? (
      <>
        {whatIsLeft(accepted)}{' '}
        <button
          type="button"
          className="min-h-6 font-semibold text-on-fig underline underline-offset-2"
          onClick={onContact}
        >
          Contact information
        </button>
      </>
    ) : (
      whatIsLeft(accepted)
    ),
    ...(accepted.undoUntil === null ? {} : { action: { label: 'Undo', onPress: onUndo } }),
  });
}

function whatIsLeft({ job }: EmployerApplication): string {
  if (job.status === 'Closed') return 'The job is closed now.';
  const { openings, openingsLeft } = job;
  return `${String(openingsLeft)} of ${String(openings)} openings ${openingsLeft === 1 ? 'is' : 'are'} left.`;
}
