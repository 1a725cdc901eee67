import { useEffect, useRef } from 'react';
import {
  type Location,
  useLocation,
  useNavigate,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

/**
 * A job opened over a list. The router stays on the list's page with the job in its query, while the
 * address bar shows the job's own page by `mask`: back closes it, reload and share give the page.
 */
export const OPENED_JOB = 'job';

/** Marks the links that open one. */
export const JOB_LINK_MARK = 'data-opens-job';

export interface OpenedJob {
  /** The job that lies over this page; null where none does. */
  readonly jobId: string | null;
  /** Goes back to the list. */
  readonly close: () => void;
}

/** The query of a list's page with a job opened over it. */
export function searchWithOpenedJob(search: string, jobId: string): string {
  const params = new URLSearchParams(search);
  params.set(OPENED_JOB, jobId);
  return `?${params}`;
}

/** The job opened over the present page. Only a masked address counts: the query alone is nobody's link. */
export function useOpenedJob(): OpenedJob {
  const location = useLocation();
  const { key, mask, search } = location;
  const navigate = useNavigate();
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    leaving.current = null;
  }, [key]);
  const jobId = mask ? new URLSearchParams(search).get(OPENED_JOB) : null;
  const revealed = revealedJob(location);
  useEffect(() => (revealed === null ? undefined : showCard(revealed)), [key, revealed]);
  return {
    jobId,
    close: () => {
      // A second Esc, while the first is being obeyed, must not leave the list too.
      if (leaving.current === key) return;
      leaving.current = key;
      void navigate(-1);
    },
  };
}

/** For pages with such lists: opening and closing a job loads nothing. */
export function revalidateUnlessJobOpened({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
>): boolean {
  const isSamePage = withoutJob(currentUrl) === withoutJob(nextUrl);
  return currentUrl.search === nextUrl.search || !isSamePage ? defaultShouldRevalidate : false;
}

function withoutJob({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete(OPENED_JOB);
  return `${pathname}?${params}`;
}

/** Frames in which cards that come into sight may still take their heights. */
const SETTLING_FRAMES = 10;

/** Scrolls to a job's card, below the job itself. @returns stops. */
function showCard(jobId: string): () => void {
  let frame = 0;
  const show = (left: number) => {
    document
      .querySelector(`[data-job="${CSS.escape(jobId)}"]`)
      ?.scrollIntoView({ block: 'center' });
    if (left > 0) frame = requestAnimationFrame(() => show(left - 1));
  };
  show(SETTLING_FRAMES);
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** History state of whoever comes to a list, by another way than Back, for one of its jobs. */
export function stateRevealing(jobId: string) {
  return { revealsJob: jobId };
}

/** The job that a place in the history was come to for. */
export function revealedJob({ state }: Location<unknown>): string | null {
  if (typeof state !== 'object' || state === null || !('revealsJob' in state)) return null;
  return typeof state.revealsJob === 'string' ? state.revealsJob : null;
}
