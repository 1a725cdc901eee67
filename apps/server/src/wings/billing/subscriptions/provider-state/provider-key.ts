import { createHash } from 'node:crypto';
import { newId } from '../../../../platform/database/new-id.ts';

/**
 * The idempotency key of a change at the provider: stable for a request repeated with the same key
 * and content, and unique for a request without a key.
 */
export function providerKey(callKey: string | null, ...about: readonly string[]): string {
  const parts = JSON.stringify([callKey ?? newId(), ...about]);
  return createHash('sha256').update(parts).digest('hex');
}
