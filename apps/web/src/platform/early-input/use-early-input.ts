import { useEffect } from 'react';
import { restore } from '../session/restore.ts';

/**
 * Has `capture-input.ts` hand over what a person did before the page could answer: what they typed once it is
 * hydrated, what they pressed once it also knows who they are, as it then may mean something else.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    document.dispatchEvent(new Event('nextshift:hydrated'));
    void restore().then(() => document.dispatchEvent(new Event('nextshift:ready')));
  }, []);
}
