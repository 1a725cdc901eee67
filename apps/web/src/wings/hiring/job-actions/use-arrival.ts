import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { destinationOf } from './intent.ts';
import { searchWithOpenedJob, stateRevealing } from '../../../entities/job/opened-job.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { leadsToReport } from '../../../platform/routing/use-next-path.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { saving } from './named-actions.ts';
import { useSeekerActions } from './use-seeker-actions.ts';

export interface Arrival {
  /** Completes an intent that needs only a sign-in: saves the job. */
  readonly fulfil: (next: string) => void;
  /** Returns to where they wanted it, with the job open. */
  readonly arrive: (next: string) => Promise<void>;
}

/** The report opens on its page; its mark does not stay in the address. */
async function withReportWanted(next: string): Promise<string> {
  const { wantReport } = await import('../../trust/reports/report-intent.ts');
  return wantReport(next);
}

/** Completes an intent after a sign-in or a completed profile. */
export function useArrival(): Arrival {
  const navigate = useNavigate();
  const act = useSeekerActions();

  const fulfil = useCallback(
    (next: string) => {
      const { intent, jobId } = destinationOf(next);
      if (intent !== 'save' || jobId === null) return;
      void act(saving(jobId), (actions, userId) => {
        const { savedJobIds } = useHistoryStore.getState();
        if (!savedJobIds.includes(jobId)) actions.save(jobId, userId);
      });
    },
    [act],
  );

  const arrive = useCallback(
    async (next: string) => {
      const path = leadsToReport(next) ? await withReportWanted(next) : next;
      const { page, jobId, isOverPage, intent } = destinationOf(path);
      // Without an intent they came to report the job: Apply must not have the focus.
      const state = jobId && intent ? { state: stateRevealing(jobId) } : {};
      await navigate(page, { replace: true, ...state });
      if (jobId === null || !isOverPage) return;
      // In two steps, so that closing the job leads to its list.
      const [pathname = '', query = ''] = page.split('?');
      const to = { pathname, search: searchWithOpenedJob(query, jobId) };
      await navigate(to, { mask: paths.job(jobId), preventScrollReset: true, ...state });
    },
    [navigate],
  );

  return { fulfil, arrive };
}
