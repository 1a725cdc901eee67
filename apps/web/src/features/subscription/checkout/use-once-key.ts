import { useRef } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useAttemptKey } from '../../../platform/api/use-attempt-key.ts';

/**
 * Idempotency keys of something that may be wanted again later, such as cancelling twice with a
 * reactivation between: an attempt keeps its key until it is settled.
 */
export function useOnceKey() {
  const attemptKey = useAttemptKey();
  const settled = useRef(0);
  return {
    keyFor: (body: object) => attemptKey({ body, settled: settled.current }),
    /** How the attempt ended; without a failure it is done. The next one is another. */
    settle: (failure?: Error) => {
      if (failure === undefined || isRefusal(failure)) settled.current += 1;
    },
  };
}

/** An answer that nothing was done. After any other failure it may have been. */
function isRefusal(failure: Error): boolean {
  if (!(failure instanceof ApiError) || failure.code.startsWith('idempotency_')) return false;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 408;
}
