import { data } from 'react-router';
import { ApiError } from '../api/api-error.ts';

/** What an error page knows of a failed call; all that crosses from the server to the browser. */
export interface PageErrorData {
  readonly message: string;
  readonly requestId: string | null;
}

/**
 * Runs a page's loader; a failed call becomes an error page of its status. A server that cannot
 * answer its own page is unavailable (503), whatever the reason was.
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

/** The status of a page whose call was answered so. */
export function pageStatus(status: number): number {
  if (status === 0 || status === 408) return 503;
  // A malformed id in a page's address names nothing that exists.
  return status === 400 ? 404 : status;
}
