import { useEffect, useEffectEvent } from 'react';
import { JOB_LINK_MARK } from './opened-job.ts';

/** Events by which a person points at, touches or focuses a job. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Calls back whenever a person seems about to open a job over this page. */
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
