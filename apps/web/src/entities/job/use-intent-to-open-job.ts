import { useEffect, useEffectEvent } from 'react';
import { JOB_LINK_MARK } from './opened-job.ts';

/** Where a person points at, touches or focuses a job that would be opened over this page. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back each time that a person seems about to open a job. */
export function useIntentToOpenJob(onIntent: () => void): void {
  const tell = useEffectEvent(onIntent);
  useEffect(() => {
    const watch = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[${JOB_LINK_MARK}]`)) tell();
    };
    for (const sign of SIGNS) document.addEventListener(sign, watch, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, watch);
    };
  }, []);
}
