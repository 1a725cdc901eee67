import {
  type ApplicationState,
  applicationStates,
  type AnswerFilter,
  answerFilter,
  APPLICATION_SEARCH_MAX,
  employerApplicationSorts,
  entityId,
  type EmployerApplicationSort,
} from '@nextshift/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isOpenedOver, OPENED_OVER } from '../../../../platform/routing/opened-over.ts';
import type { ApplicationFilter } from './application-list.ts';

export interface ApplicationsView {
  readonly state: ApplicationState;
  readonly jobId: string | null;
  /** Words of the applicant's name or the job's title; empty for all. */
  readonly search: string;
  /** Null for the order that suits the state. */
  readonly sort: EmployerApplicationSort | null;
  /** Answers to the questions of the job's form, by the ids of these; none while no job is chosen. */
  readonly answers: AnswerFilter;
  /** The application whose applicant is shown. */
  readonly applicationId: string | null;
}

/** The view in the address; invalid parameters count as absent. */
function readApplicationsView(parameters: URLSearchParams): ApplicationsView {
  const idOf = (name: string) => entityId.safeParse(parameters.get(name)).data ?? null;
  const sort = employerApplicationSorts.find((one) => one === parameters.get('sort'));
  return {
    state: applicationStates.find((one) => one === parameters.get('state')) ?? 'open',
    jobId: idOf('job'),
    search: (parameters.get('search') ?? '').trim().slice(0, APPLICATION_SEARCH_MAX),
    sort: sort ?? null,
    answers: answerFilter.safeParse(parameters.get('answers') ?? {}).data ?? {},
    applicationId: idOf('application'),
  };
}

function writeApplicationsView(view: ApplicationsView): Record<string, string> {
  return {
    ...(view.jobId === null ? {} : { job: view.jobId }),
    ...(view.state === 'open' ? {} : { state: view.state }),
    ...(view.search === '' ? {} : { search: view.search }),
    ...(view.sort === null ? {} : { sort: view.sort }),
    ...(isEmpty(view.answers) ? {} : { answers: JSON.stringify(view.answers) }),
    ...(view.applicationId === null ? {} : { application: view.applicationId }),
  };
}

function isEmpty(answers: AnswerFilter): boolean {
  return Object.keys(answers).length === 0;
}

/** The view in the address, and ways to change it without a new page. */
export function useApplicationsView() {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const view = readApplicationsView(parameters);
  // The address lags behind: a second quick change must not undo the first.
  const intended = useRef(view);
  const pending = useRef<readonly string[]>([]);
  useEffect(() => {
    pending.current = stillPending(pending.current, parameters.toString());
    if (pending.current.length === 0) intended.current = readApplicationsView(parameters);
  }, [location, parameters]);
  const show = (change: Partial<ApplicationsView>, { replace = true } = {}) => {
    intended.current = { ...intended.current, ...change };
    const next = new URLSearchParams(writeApplicationsView(intended.current));
    pending.current = [...pending.current, next.toString()];
    // An open applicant that moves to another list is closed there, not by going back to the list before.
    const leavesList = change.state !== undefined && isOpenedOver(location);
    const kept: unknown = leavesList ? null : location.state;
    const state = replace ? kept : OPENED_OVER;
    setParameters(next, { replace, preventScrollReset: true, state });
  };
  /** Names the applicant that is open over the list; Back closes it, as closing goes back. */
  const showOver = (applicationId: string | null) => {
    if (applicationId === null && isOpenedOver(location)) void navigate(-1);
    else
      show({ applicationId }, { replace: applicationId === null || view.applicationId !== null });
  };
  return {
    view,
    /** The view after all pending changes. */
    intendedView: () => intended.current,
    show,
    showOver,
    /** The applicant in the address has been opened over the list, not linked to. */
    isOver: isOpenedOver(location),
  };
}

/**
 * Of the addresses that are pending, oldest first, those that still are once one is rendered: the later ones, or none
 * if a link or Back led elsewhere.
 */
function stillPending(pending: readonly string[], rendered: string): readonly string[] {
  const at = pending.indexOf(rendered);
  return at === -1 ? [] : pending.slice(at + 1);
}

/** The order of a view: what is due by its date, anything else newest first, unless another is chosen. */
export function sortOfView({ sort, state }: Pick<ApplicationsView, 'sort' | 'state'>) {
  return sort ?? (state === 'due' ? 'due' : 'newest');
}

/** The list of a view, in one of the states. */
export function filterOfView(view: ApplicationsView, state: ApplicationState): ApplicationFilter {
  const { jobId, search, answers } = view;
  const sort = sortOfView({ ...view, state });
  return {
    state,
    ...(jobId === null ? {} : { jobId }),
    ...(search === '' ? {} : { search }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(isEmpty(answers) ? {} : { answers }),
  };
}
