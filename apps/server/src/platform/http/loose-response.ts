import type { Dependency } from '../responses/dependencies.ts';
import type { StartedOperatorSession } from '../authentication/operator-sessions.ts';
import type { StartedSession } from '../authentication/sessions.ts';
import type { SentEvents } from './events-response.ts';
import type { SentFile } from './file-response.ts';

/** A handler's response without the types of its endpoint. */
export interface LooseResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: SentFile;
  readonly events?: SentEvents;
  readonly nextCursor?: string | null;
  readonly totalCount?: number;
  readonly isTotalLimited?: boolean;
  readonly unpricedCount?: number | undefined;
  readonly remoteCount?: number | undefined;
  readonly dependsOn?: readonly Dependency[];
  readonly startedSession?: StartedSession;
  readonly endsSession?: true;
  readonly startedOperatorSession?: StartedOperatorSession;
  readonly endsOperatorSession?: true;
}
