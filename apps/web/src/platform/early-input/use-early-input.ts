import { useEffect } from 'react';
import { restore } from '../session/restore.ts';

/**
 * Makes `capture-input.ts` replay early input: edits once the page is
 * hydrated, presses once the session is also known, since it may change their meaning.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    document.dispatchEvent(new Event('nextshift:hydrated'));
    void restore().then(() => document.dispatchEvent(new Event('nextshift:ready')));
  }, []);
}
