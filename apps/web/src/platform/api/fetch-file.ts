import { REQUEST_TIMEOUT_MS, type Endpoint } from '@nextshift/contract';
import { responseError, networkError, timeoutError, unreadableResponse } from './api-error.ts';
import { fileUrl } from './file-url.ts';

/**
 * A file's bytes, with the content type that the server sends.
 * @throws {ApiError} unless the response is a success
 */
export async function fetchFile(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Blob> {
  const deadline = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(fileUrl(endpoint, params), {
      credentials: 'include',
      signal: AbortSignal.any([signal, deadline]),
    });
    if (response.ok) return await response.blob();
    throw await failureOf(response);
  } catch (error) {
    if (deadline.aborted) throw timeoutError();
    throw error instanceof TypeError ? networkError(error) : error;
  }
}

async function failureOf(response: Response) {
  try {
    return responseError(response.status, await response.json());
  } catch {
    return unreadableResponse(response.status);
  }
}
