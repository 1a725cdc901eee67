// react-dom/server.node enables async hooks, which slow down the whole process.
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { PageRequestContext } from './platform/routing/page-request-context.ts';
import { pageRequestContext } from './platform/api/request-context.ts';
import { holdModules } from './platform/boot/hold-modules.ts';

export { makeContext } from './platform/api/make-context.ts';

/** React splits large pages into chunks that scripts insert; pages must be readable without scripts. */
const WHOLE_PAGE_BYTES = 64 * 1024 * 1024;

/** Renders a page completely, so that it can be cached as bytes and read without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');

  const page = context.get(pageRequestContext);
  const { nonce, requestId } = page;
  let failure: unknown;
  const stream = await renderToReadableStream(
    <PageRequestContext value={{ nonce, requestId }}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </PageRequestContext>,
    {
      ...(nonce ? { nonce } : {}),
      signal: request.signal,
      progressiveChunkSize: WHOLE_PAGE_BYTES,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure !== undefined) page.onError?.(failure);
  const html = await new Response(stream).text();
  // Development keeps Vite's own loading order.
  const held = import.meta.env.DEV ? html : holdModules(html);
  return new Response(held, { status: failure === undefined ? status : 500, headers });
}

/** Reports unexpected failures to the host; a page that does not exist is expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequestContext).onError?.(error);
};
