import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';

/** Says that there is no application that the address names, and goes on without it. */
export function useNoticeOfMissing(isMissing: boolean, goOn: () => void): void {
  const tell = useEffectEvent(() => {
    toast.info('This application is gone', {
      description: 'It was deleted, or it belongs to another company.',
    });
    goOn();
  });
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing]);
}
