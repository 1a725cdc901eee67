import type { Passkey } from '@nextshift/contract';
import type { PasskeyRow } from './passkeys.queries.ts';

/** A passkey as its owner sees it: without keys. */
export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}
