import type { EmployerApplication } from '@nextshift/contract';
import { toast } from '../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import { toastTopic } from './change-application-status.ts';

/** Says that somebody was accepted, and what is left of the job. */
export function tellAccepted(
  accepted: EmployerApplication,
  action?: { readonly label: string; readonly onPress: () => void },
): void {
  toast.success(`${applicantName(accepted)} was accepted.`, {
    about: toastTopic(accepted),
    description: whatIsLeft(accepted),
    ...(action ? { action } : {}),
  });
}

function whatIsLeft({ job }: EmployerApplication): string {
  if (job.status === 'Closed') return 'The job is closed now.';
  const { openings, openingsLeft } = job;
  return `${String(openingsLeft)} of ${String(openings)} places ${openingsLeft === 1 ? 'is' : 'are'} free.`;
}
