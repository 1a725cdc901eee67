import type { Endpoint } from '@nextshift/contract';
import { apiBase } from './browser-api.ts';
import { buildRequest } from './build-request.ts';

/** The URL of a file that an endpoint serves. */
export function fileUrl(endpoint: Endpoint, params: Readonly<Record<string, string>>): string {
  return apiBase() + buildRequest(endpoint, { params }).url;
}
