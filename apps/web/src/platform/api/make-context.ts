import { RouterContextProvider } from 'react-router';
import { createApi } from './api-client.ts';
import {
  apiBaseContext,
  apiContext,
  pageRequestContext,
  siteContext,
  type PageRequest,
  type Site,
} from './request-context.ts';
import { createServerTransport, type Inject } from './server-transport.ts';

export interface ContextParts extends PageRequest {
  readonly apiBase: string;
  readonly site: Site;
  readonly inject: Inject;
}

/** The load context of a page request. In the server bundle, because that defines the context's keys. */
export function makeContext({
  apiBase,
  site,
  inject,
  ...request
}: ContextParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(createServerTransport(inject)));
  context.set(apiBaseContext, apiBase);
  context.set(siteContext, site);
  context.set(pageRequestContext, request);
  return context;
}
