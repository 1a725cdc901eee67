import type { Endpoint } from '@nextshift/contract';
import type { TransportRequest } from './transport.ts';
import { randomKey } from './random-key.ts';

/** The parts of a call, without their endpoint's types. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File | undefined>> | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly keepsSession?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: ((part: number) => void) | undefined;
}

/** Builds the request of an endpoint call. */
export function buildRequest(endpoint: Endpoint, parts: CallParts): TransportRequest {
  const body = buildBody(parts);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  if (endpoint.idempotent) headers['idempotency-key'] = parts.idempotencyKey ?? randomKey();
  return {
    method: endpoint.method,
    url: fillPath(apiPath(endpoint.path), parts.params ?? {}) + queryText(parts.query ?? {}),
    headers,
    ...(body === undefined ? {} : { body }),
    signal: parts.signal,
    onUploadProgress: parts.onUploadProgress,
  };
}

/** Pages and API share the origin, so the web calls every endpoint under /api. */
export function apiPath(path: string): string {
  return path.startsWith('/api/') ? path : `/api${path}`;
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string') throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, textOf(item));
    }
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** Everything but strings is sent as JSON. */
function textOf(item: unknown): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}

function buildBody({ body, files }: CallParts): string | FormData | undefined {
  if (files) return buildForm(body ?? {}, files);
  return body === undefined ? undefined : JSON.stringify(body);
}

function buildForm(fields: object, files: Readonly<Record<string, File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    // Forms have no null: an empty string stands for it.
    if (value === null) form.append(name, '');
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file);
  }
  return form;
}
