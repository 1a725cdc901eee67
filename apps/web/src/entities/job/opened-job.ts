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
  /** The job opened over this page, or null. */
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

/** The job opened over the present page. Only a masked address counts: no link has the query alone. */
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
      // A second Esc, before the first has taken effect, must not leave the list too.
      if (leaving.current === key) return;
      leaving.current = key;
      void navigate(-1);
    },
  };
}

/** For pages with such lists: opening and closing a job reloads nothing. */
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

/** Frames in which cards that scroll into view may still get their heights. */
const SETTLING_FRAMES = 10;

/** Scrolls to a job's card, below the job itself. @returns a function that stops it. */
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

/** History state for a link to a list that scrolls to one of its jobs. */
export function stateRevealing(jobId: string) {
  return { revealsJob: jobId };
}

/** The job that a location should scroll to. */
export function revealedJob({ state }: Location<unknown>): string | null {
  if (typeof state !== 'object' || state === null || !('revealsJob' in state)) return null;
  return typeof state.revealsJob === 'string' ? state.revealsJob : null;
}
