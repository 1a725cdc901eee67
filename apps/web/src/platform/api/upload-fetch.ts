import { REQUEST_TIMEOUT_MS } from '@nextshift/contract';
import { networkError, timeoutError } from './api-error.ts';

/**
 * A `fetch` that sends a form by XMLHttpRequest, the only way to observe upload progress. An upload may take
 * any time, but times out after a minute without progress.
 */
export function uploadFetch(form: FormData, onProgress?: (part: number) => void) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let idle: ReturnType<typeof setTimeout> | undefined;
      const keepWaiting = () => {
        clearTimeout(idle);
        idle = setTimeout(() => {
          reject(timeoutError());
          xhr.abort();
        }, REQUEST_TIMEOUT_MS);
      };

      xhr.open(request.method, request.url);
      xhr.withCredentials = true;
      request.headers.forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = (event) => {
        keepWaiting();
        if (event.lengthComputable) onProgress?.(event.loaded / event.total);
      };
      xhr.onprogress = keepWaiting;
      xhr.onload = () => {
        resolve(readResponse(xhr));
      };
      xhr.onerror = () => {
        reject(networkError(undefined));
      };
      xhr.onloadend = () => {
        clearTimeout(idle);
      };
      request.signal.addEventListener('abort', () => {
        reject(request.signal.reason as Error);
        xhr.abort();
      });
      keepWaiting();
      xhr.send(form);
    });
}

function readResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return new Response(xhr.responseText || null, { status: xhr.status, headers });
}
