import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security/network-of.ts';
import { createSlotsByKey } from './slots-by-key.ts';

/** How long a write waits for others of its account, outside of the connection pool. */
const PATIENCE_MS = 5_000;

/** Writes of an account that run concurrently. */
const OF_ACCOUNT = { atOnce: 2, waiting: 100, patienceMs: PATIENCE_MS };

/** A school shares one network. */
const OF_NETWORK = { atOnce: 8, waiting: 200, patienceMs: PATIENCE_MS };

/**
 * Runs the writes of one account, or of one network without an account, in a few slots: however many there are, and
 * however long they wait for a row, they hold as many connections of the pool. The body has been received by then.
 * @see docs/decisions/135-bound-the-writes-of-an-account.md
 */
export function createWriteSlots() {
  const ofAccount = createSlotsByKey(OF_ACCOUNT);
  const ofNetwork = createSlotsByKey(OF_NETWORK);

  return <T>(
    { session, operator, ip }: Pick<FastifyRequest, 'session' | 'operator' | 'ip'>,
    write: () => Promise<T>,
  ): Promise<T> => {
    if (session) return ofAccount(`${session.kind} ${session.accountId}`, write);
    if (operator) return ofAccount(`operator ${operator.operatorId}`, write);
    return ofNetwork(networkOf(ip), write);
  };
}
