import type { SignedInSession } from '@nextshift/contract';
import type { Session } from '../../../platform/authentication/sessions.ts';
import type { SessionRow } from './sessions.queries.ts';

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, asking: Session): SignedInSession {
  return {
    id: row.id,
    current: row.id === asking.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at.toISOString(),
  };
}
