import { isRouteErrorResponse } from 'react-router';
import { ApiError, NETWORK_ERROR_MESSAGE } from '../api/api-error.ts';
import type { PageErrorData } from './page-error.ts';

export interface ErrorDescription {
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly requestId: string | null;
}

/** The text of an error page: for an unknown page, a failed call or a bug. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ApiError) return describe(error.status, error.message, error.requestId);
  if (!isRouteErrorResponse(error)) return describe(500, null, null);
  return describe(error.status, textOf(error.data, 'message'), textOf(error.data, 'requestId'));
}

/** A field of a loader's `PageError`; null for any other error. */
function textOf(data: unknown, name: keyof PageErrorData): string | null {
  if (typeof data !== 'object' || data === null || !(name in data)) return null;
  const value = (data as Partial<Record<keyof PageErrorData, unknown>>)[name];
  return typeof value === 'string' ? value : null;
}

function describe(status: number, said: string | null, requestId: string | null): ErrorDescription {
  if (status === 404) {
    const message = 'The page you are looking for does not exist. It may have moved or closed.';
    return { status, title: 'Page not found', message, requestId: null };
  }
  if (status === 0) {
    return { status, title: 'You seem to be offline', message: NETWORK_ERROR_MESSAGE, requestId };
  }
  if (status === 408 || status === 429) {
    const message = said ?? 'Please try again in a few moments.';
    return { status, title: 'That took too long', message, requestId };
  }
  if (status === 503) {
    const message = 'The service is temporarily unavailable. Please try again in a few moments.';
    return { status, title: 'We will be right back', message, requestId };
  }
  if (status === 401 || status === 403) {
    const message = said ?? 'You are not allowed to see this page.';
    return { status, title: 'This page is not for you', message, requestId };
  }
  const message = 'Something went wrong on our side. Please try again.';
  return { status: 500, title: 'Something went wrong', message, requestId };
}
