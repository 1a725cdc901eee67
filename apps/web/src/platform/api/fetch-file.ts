import { REQUEST_TIMEOUT_MS, type Endpoint } from '@nextshift/contract';
import { errorOfAnswer, networkError, timeoutError, unreadableAnswer } from './api-error.ts';
import { fileUrl } from './file-url.ts';

/**
 * The bytes of a file that an endpoint answers, under the type that the server says.
 * @throws {ApiError} whenever the answer is no success
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
    return errorOfAnswer(response.status, await response.json());
  } catch {
    return unreadableAnswer(response.status);
  }
}
