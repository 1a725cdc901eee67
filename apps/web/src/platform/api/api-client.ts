import type { Access, Endpoint } from '@nextshift/contract';
import { responseError, unreadableResponse } from './api-error.ts';
import type { CallArguments, CallResult } from './api-types.ts';
import { buildRequest, type CallParts } from './build-request.ts';
import type { Transport, TransportResponse } from './transport.ts';

export interface Api {
  /** Calls an endpoint of the contract. @throws {ApiError} unless the response is a success. */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<CallResult<E>>;
}

export interface ApiHooks {
  /** Called when the session required by a call's access has ended. */
  readonly onSessionLost?: (access: Access) => void;
}

/** The API as typed calls over a transport. */
export function createApi(transport: Transport, hooks: ApiHooks = {}): Api {
  return {
    async call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
      const parts: CallParts = input ?? {};
      const response = await transport(buildRequest(endpoint, parts));
      const json = readJson(response);
      if (response.status >= 400) {
        const error = responseError(response.status, json);
        if (error.code === 'not_signed_in' && !parts.keepsSession) {
          hooks.onSessionLost?.(endpoint.access);
        }
        throw error;
      }
      if (json === undefined) throw unreadableResponse(response.status);
      // A parsed boundary: server and web are built from the same schemas.
      return {
        status: response.status,
        body: json,
        next: nextCursor(response.header('link')),
        totalCount: readCount(response.header('x-total-count')),
        isTotalLimited: response.header('x-total-count-limited') !== null,
        unpricedCount: readCount(response.header('x-unpriced-count')),
        remoteCount: readCount(response.header('x-remote-count')),
      } as CallResult<E>;
    },
  };
}

/** @returns null for an empty body, undefined for invalid JSON */
function readJson({ text }: TransportResponse): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** The cursor of the next page, from a `Link: <...>; rel="next"` header; null on the last page. */
function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^<>]*)>\s*;[^,<]*\brel="?next\b/i)?.[1];
  if (target === undefined || !URL.canParse(target, 'http://localhost')) return null;
  return new URL(target, 'http://localhost').searchParams.get('cursor');
}
