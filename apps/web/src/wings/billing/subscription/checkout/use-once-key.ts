import { useRef } from 'react';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { useAttemptKey } from '../../../../platform/api/use-attempt-key.ts';

/**
 * Idempotency keys of an action that may be repeated later, such as cancelling twice with a
 * reactivation between: an attempt keeps its key until it is settled.
 */
export function useOnceKey() {
  const attemptKey = useAttemptKey();
  const settled = useRef(0);
  return {
    keyFor: (body: object) => attemptKey({ body, settled: settled.current }),
    /** Ends the attempt, so that the next one gets a new key. Without a failure it succeeded. */
    settle: (failure?: Error) => {
      if (failure === undefined || isRefusal(failure)) settled.current += 1;
    },
  };
}

/** Whether the server refused. After any other failure it may have acted. */
function isRefusal(failure: Error): boolean {
  if (!(failure instanceof ApiError) || failure.code.startsWith('idempotency_')) return false;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 408;
}
