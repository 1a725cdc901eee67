import { MINUTE_MS } from '@nextshift/contract';
import { useSyncExternalStore } from 'react';

/** The hour on the reader's clock in steps of a quarter, from 0 to 23.75; null in server HTML and until hydration. */
export function useHour(): number | null {
  return useSyncExternalStore(everyMinute, quarterNow, () => null);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => {
    clearInterval(timer);
  };
}

function quarterNow(): number {
  const now = new Date();
  return now.getHours() + Math.floor(now.getMinutes() / 15) / 4;
}
