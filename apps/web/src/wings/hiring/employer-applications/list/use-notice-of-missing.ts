import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../../ui/feedback/toast.ts';

/** Says that there is no application that the address names, and clears it from the address. */
export function useNoticeOfMissing(isMissing: boolean, clear: () => void): void {
  const tell = useEffectEvent(() => {
    toast.info('This application is gone', {
      description: 'It was deleted, or it belongs to another company.',
    });
    clear();
  });
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing]);
}
