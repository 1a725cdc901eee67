import { type EmployerApplication, UNDO_MINUTES } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { employerKeys } from '../../../../entities/employer/employer-keys.ts';
import { readToasts } from '../../../../ui/feedback/toast-store.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { applicantName } from '../applicant/applicant-name.ts';
import {
  changeApplication,
  decidingKey,
  loadedLists,
  refreshLists,
  restoreLists,
} from '../list/change-application.ts';
import { canDecide, stageOf } from './application-rules.ts';
import { changeApplicationStatus, showFailureToast } from './change-application-status.ts';
import { type Reopening, useReopenApplications } from './reopen-applications.ts';

/** Topic of the toast of declined applicants: one counts them all. */
const DECLINED = 'declined applicants';

const WHEN_MAILED = `They get an email in ${String(UNDO_MINUTES)} minutes.`;

/** Declines applicants at once, optimistically. What is declined while the toast is shown is counted and undone with it. */
export function useDeclineApplication(employerId: string) {
  const queryClient = useQueryClient();
  const reopen = useReopenApplications(employerId);
  const recent = useRef<readonly Reopening[]>([]);
  const withoutOne = (id: string) =>
    recent.current.filter(({ application }) => application.id !== id);
  const tell = () => {
    const [first, ...others] = recent.current;
    if (!first) {
      toast.settle(DECLINED);
      return;
    }
    const isOne = others.length === 0;
    const undo = () => {
      const undone = recent.current;
      recent.current = [];
      reopen.mutate(undone);
    };
    toast.success(
      isOne
        ? `${applicantName(first.application)} was declined.`
        : `${String(others.length + 1)} applicants were declined.`,
      {
        about: DECLINED,
        description: isOne ? whatFollows(first.application) : WHEN_MAILED,
        action: { label: isOne ? 'Undo' : 'Undo all', onPress: undo },
      },
    );
  };
  const decline = useMutation({
    mutationKey: decidingKey(employerId),
    scope: { id: decidingKey(employerId).join(' ') },
    mutationFn: ({ id }: EmployerApplication) => changeApplicationStatus(id, 'Declined'),
    meta: { showsOwnError: true },
    onMutate: async (before) => {
      const isToldOf = readToasts().some(({ about }) => about === DECLINED);
      if (!isToldOf && queryClient.isMutating({ mutationKey: decidingKey(employerId) }) === 1)
        recent.current = [];
      const application = { ...before, status: 'Declined' as const };
      recent.current = [...recent.current, { application, to: stageOf(before) ?? 'Active' }];
      await queryClient.cancelQueries({ queryKey: employerKeys.applications(employerId) });
      const lists = loadedLists(queryClient, employerId);
      changeApplication(queryClient, employerId, application);
      return { lists, before };
    },
    onSuccess: (declined) => {
      changeApplication(queryClient, employerId, declined);
      if (!canDecide('reopen', declined)) recent.current = withoutOne(declined.id);
      tell();
    },
    onError: (error, application, state) => {
      recent.current = withoutOne(application.id);
      if (state) restoreLists(queryClient, employerId, state);
      showFailureToast(error, 'Failed to decline application. Please try again.', application);
    },
    onSettled: () => {
      refreshLists(queryClient, employerId);
    },
  });
  return {
    decline: decline.mutate,
    /** Undoes the last of the recent declines. @returns whether there was one */
    undoLast: () => {
      const last = recent.current.at(-1);
      if (!last) return false;
      recent.current = recent.current.slice(0, -1);
      tell();
      reopen.mutate([last]);
      return true;
    },
  };
}

function whatFollows({ job: { maxApplicants } }: EmployerApplication): string {
  return maxApplicants === null
    ? WHEN_MAILED
    : `${WHEN_MAILED} They still count as one of the job’s ${String(maxApplicants)} applicants.`;
}
