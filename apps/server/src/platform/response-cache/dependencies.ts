import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Dependency } from './response-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer is made from, where everyone gets the same; null for any other answer. */
    dependencies: readonly Dependency[] | null;
  }
}

const NAME = 'x-asked-within';
/** Nobody outside this process knows it. */
const KEY = randomUUID();

/** The header by which a request says that it comes from within this process. */
export const ASKED_WITHIN = { [NAME]: KEY } as const;

const told = new WeakMap<IncomingMessage, readonly Dependency[]>();

/** Says that a request's answer is the same for everyone, and what it is made from. */
export function dependOn(request: FastifyRequest, dependencies: readonly Dependency[]): void {
  request.dependencies = dependencies;
  told.set(request.raw, dependencies);
}

/** What the answer to a request was found to depend on; null where it did not say so. */
export function dependenciesOf(request: IncomingMessage): readonly Dependency[] | null {
  return told.get(request) ?? null;
}

/** Whether a request comes from within this process. */
export function isAskedWithin(headers: IncomingHttpHeaders): boolean {
  return headers[NAME] === KEY;
}
