import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Dependency } from './dependencies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response depends on if it is the same for everyone; null otherwise. */
    dependencies: readonly Dependency[] | null;
  }
}

const NAME = 'x-asked-within';
/** Known only to this process. */
const KEY = randomUUID();

/** The header that marks a request as coming from within this process. */
export const INTERNAL_REQUEST = { [NAME]: KEY } as const;

const declared = new WeakMap<IncomingMessage, readonly Dependency[]>();

/** Declares that a request's response is the same for everyone, and what it is made from. */
export function dependOn(request: FastifyRequest, dependencies: readonly Dependency[]): void {
  request.dependencies = dependencies;
  declared.set(request.raw, dependencies);
}

/** What the response to a request depends on; null if nothing was declared. */
export function dependenciesOf(request: IncomingMessage): readonly Dependency[] | null {
  return declared.get(request) ?? null;
}

/** Whether a request comes from within this process. */
export function isInternalRequest(headers: IncomingHttpHeaders): boolean {
  return headers[NAME] === KEY;
}
