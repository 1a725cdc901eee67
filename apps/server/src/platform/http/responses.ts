import { type Endpoint, errorBody } from '@nextshift/contract';
import * as z from 'zod';
import type { StoredHeaders } from './call.ts';
import type { SentEvents } from './events-response.ts';
import type { SentFile } from './file-response.ts';

/** 200 with a body. */
export function ok<const Body>(body: Body, headers: StoredHeaders = {}) {
  return { status: 200, body, ...headers } as const;
}

/** 201 with what was created. */
export function created<const Body>(body: Body, headers: StoredHeaders = {}) {
  return { status: 201, body, ...headers } as const;
}

/** 202: the work is queued. */
export function accepted<const Body>(body: Body) {
  return { status: 202, body } as const;
}

/** 204, which has no body. */
export function noContent(headers: StoredHeaders = {}) {
  return { status: 204, ...headers } as const;
}

/** 200 with a file as a download. */
export function fileResponse(file: SentFile) {
  return { status: 200, file } as const;
}

/** 200 with a stream of events. */
export function eventsResponse(events: SentEvents) {
  return { status: 200, events } as const;
}

/** What an endpoint may respond with, by status, errors included. */
export function responseSchemas(endpoint: Endpoint): Record<string, z.ZodType> {
  const successes = Object.entries(endpoint.responses).map(
    ([status, schema]): [string, z.ZodType] => [status, schemaOf(schema)],
  );
  return { ...Object.fromEntries(successes), '4xx': errorBody, '5xx': errorBody };
}

function schemaOf(response: Endpoint['responses'][number]): z.ZodType {
  if (response === 'file') return z.file();
  return response === 'events' ? z.string() : (response ?? z.null());
}
