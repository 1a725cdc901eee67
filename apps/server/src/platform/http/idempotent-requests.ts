import type { Endpoint } from '@nextshift/contract';
import type { FastifyRequest } from 'fastify';
import { isDefinitelyNotCommitted } from '../database/constraint-errors.ts';
import type { Platform } from '../platform.ts';
import { AppError } from '../errors/app-error.ts';
import {
  createIdempotency,
  fingerprintOf,
  IDEMPOTENCY_KEY_MAX,
  type IdempotentRequest,
} from './idempotency.ts';
import type { LooseResponse } from './loose-response.ts';

interface Handlers {
  readonly handle: () => Promise<LooseResponse>;
  /** Makes the response to a repeated request whose first response started a session. */
  readonly replay: (() => Promise<LooseResponse>) | undefined;
}

/** Runs a request once for its `Idempotency-Key`: a repetition gets the first response. */
export function createIdempotentRequests(platform: Platform) {
  const idempotency = createIdempotency(platform);

  async function runOnce(
    request: IdempotentRequest,
    { handle, replay }: Handlers,
  ): Promise<LooseResponse> {
    const stored = await idempotency.begin(request);
    if (stored) return replay ? replay() : stored;
    const response = await handle().catch(async (error: unknown) => {
      // The key stays taken if the work may have been done although the connection was lost.
      if (isDefinitelyNotCommitted(error)) await idempotency.release(request);
      throw error;
    });
    const { status, body } = response;
    await idempotency.finish(request, { status, body: withoutToken(body) });
    return response;
  }

  return {
    /** Whether the key of a request was used before. */
    async isRepeated(endpoint: Endpoint, request: FastifyRequest): Promise<boolean> {
      const key = keyOf(endpoint, request);
      return key !== null && (await idempotency.isTaken(key));
    },

    async run(
      endpoint: Endpoint,
      request: FastifyRequest,
      handlers: Handlers,
    ): Promise<LooseResponse> {
      const key = keyOf(endpoint, request);
      if (key === null) return handlers.handle();
      const { method, url, body, uploads } = request;
      const fingerprint = fingerprintOf(method, url, [body, uploads]);
      return runOnce({ ...key, fingerprint }, handlers);
    },
  };
}

/**
 * The key of a request, and its scope; null without one.
 * @throws {AppError} malformed_request when it is too long
 */
function keyOf(endpoint: Endpoint, request: FastifyRequest): { scope: string; key: string } | null {
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > IDEMPOTENCY_KEY_MAX) throw new AppError('malformed_request');
  const { session, ip } = request;
  return { scope: session ? `session:${session.id}` : `address:${ip}`, key };
}

function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'token'));
}
