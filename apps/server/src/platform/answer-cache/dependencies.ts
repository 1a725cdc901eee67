import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { Dependency } from './answer-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer is made from, where everyone gets the same; null for any other answer. */
    dependencies: readonly Dependency[] | null;
  }
}

/** What an answer was found to depend on; null until it says so. */
interface Told {
  dependencies: readonly Dependency[] | null;
}

const asking = new AsyncLocalStorage<Told>();

/** Says that a request's answer is the same for everyone, and what it is made from. */
export function dependOn(request: FastifyRequest, dependencies: readonly Dependency[]): void {
  request.dependencies = dependencies;
  const told = asking.getStore();
  if (told) told.dependencies = dependencies;
}

/** Whether a request comes from within this process. */
export function isAskedWithin(): boolean {
  return asking.getStore() !== undefined;
}

/** Asks within this process, and answers also what the answer depends on. */
export async function withDependencies<Answer>(ask: () => Promise<Answer>) {
  const told: Told = { dependencies: null };
  const answer = await asking.run(told, ask);
  return { answer, dependencies: told.dependencies };
}
