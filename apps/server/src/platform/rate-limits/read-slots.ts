import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security/network-of.ts';
import { costOfRead } from './cost-of-read.ts';
import { createSlotsByKey } from './slots-by-key.ts';

/** Expensive reads of one caller: one at a time leaves the processors to others. */
const EXPENSIVE = { atOnce: 1, waiting: 50, patienceMs: 5_000 };

/**
 * Runs the expensive reads of one account, or of one network without an account, after each other; ordinary ones run
 * immediately.
 */
export function createReadSlots() {
  const ofCaller = createSlotsByKey(EXPENSIVE);

  return <T>(
    { query, session, ip }: Pick<FastifyRequest, 'query' | 'session' | 'ip'>,
    read: () => Promise<T>,
    isExpensive = false,
  ): Promise<T> => {
    if (!isExpensive && costOfRead(query) === 1) return read();
    return ofCaller(session ? `${session.kind} ${session.accountId}` : networkOf(ip), read);
  };
}
