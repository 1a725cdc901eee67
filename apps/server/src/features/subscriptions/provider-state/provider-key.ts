import { createHash } from 'node:crypto';
import { newId } from '../../../platform/database/new-id.ts';

/**
 * The idempotency key of a change at the provider: the same for a call that is repeated with its own
 * key and says the same, and one of its own for a call without.
 */
export function providerKey(callKey: string | null, ...about: readonly string[]): string {
  const parts = JSON.stringify([callKey ?? newId(), ...about]);
  return createHash('sha256').update(parts).digest('hex');
}
