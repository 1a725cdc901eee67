import { data } from 'react-router';
import { ApiError } from '../api/api-error.ts';

/** The part of a failed call that error pages get; nothing else is sent to the browser. */
export interface PageErrorData {
  readonly message: string;
  readonly requestId: string | null;
}

/**
 * Runs a page's loader; a failed call becomes an error page with its status. A server whose own API fails is
 * unavailable (503), whatever the reason.
 */
export async function loadPage<Loaded>(run: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const shown: PageErrorData = { message: error.message, requestId: error.requestId };
    throw data(shown, { status: pageStatus(error.status) });
  }
}

/** The status of a page whose call failed with this status. */
export function pageStatus(status: number): number {
  if (status === 0 || status === 408) return 503;
  // A malformed id in the address cannot exist.
  return status === 400 ? 404 : status;
}
