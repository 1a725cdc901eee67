import {
  type EmployerApplication,
  type StayingClosedReason,
  undoAcceptance as endpoint,
} from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import { changeApplication } from '../list/change-application.ts';
import { isConflict, showFailureToast, toastTopic } from './change-application-status.ts';

/**
 * Undoes an acceptance before its applicant is mailed; a job that it filled is active again, with its other applications.
 * Every list is fetched again. `onUndone` runs first, before the application leaves the list it was in.
 */
export function useUndoAcceptance(
  employerId: string,
  onUndone: (application: EmployerApplication) => void = () => undefined,
) {
  const queryClient = useQueryClient();
  const key = ['undo-acceptance', employerId];
  return useMutation({
    mutationKey: key,
    mutationFn: async ({ id }: EmployerApplication) =>
      (await browserApi.call(endpoint, { params: { id } })).body,
    meta: { showsOwnError: true },
    onSuccess: ({ application, jobStaysClosed }, before) => {
      onUndone(application);
      changeApplication(queryClient, employerId, application);
      toast.success(`The acceptance of ${applicantName(application)} was undone.`, {
        about: toastTopic(application),
        description: whatFollows(application, { before, jobStaysClosed }),
      });
    },
    onError: (error, application) => {
      const again = isConflict(error) ? '' : ' Please try again.';
      showFailureToast(error, `Failed to undo the acceptance.${again}`, application);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: employerKeys.applications(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.jobs(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.rosters(employerId) });
      void queryClient.invalidateQueries({ queryKey: employerKeys.shiftDates(employerId) });
    },
  });
}

const STAYS_CLOSED = {
  expired: 'The job stays closed, as its last day has passed. Repost it to go on.',
  plan_limit_reached:
    'The job stays closed, as your plan has no room for it anymore. Make room and repost it to go on.',
  plan_suspended: 'The job stays closed, as your plan is suspended.',
} as const satisfies Record<StayingClosedReason, string>;

function whatFollows(
  { job }: EmployerApplication,
  {
    before,
    jobStaysClosed,
  }: { before: EmployerApplication; jobStaysClosed: StayingClosedReason | null },
): string {
  if (jobStaysClosed) return STAYS_CLOSED[jobStaysClosed];
  const said = 'They get no email about it; their history says that it was undone.';
  if (job.status === 'Closed') return `${said} The job is closed.`;
  return before.job.status === 'Closed' ? `${said} The job is open again.` : said;
}
