import type { EmployerApplication } from '@nextshift/contract';
import { useEffect, useEffectEvent } from 'react';
import { isOpen } from '../decisions/application-rules.ts';
import type { ApplicationsView } from './applications-view.ts';

/** Changes to the list that has the application which the address names, if the shown one cannot have it. */
export function useListOfNamed(
  foundOutside: EmployerApplication | null,
  { state }: Pick<ApplicationsView, 'state'>,
  show: (change: Pick<ApplicationsView, 'state'>) => void,
): void {
  const isOpenOne = foundOutside !== null && isOpen(foundOutside);
  const isElsewhere = foundOutside !== null && isOpenOne === (state === 'closed');
  const change = useEffectEvent(() => {
    show({ state: isOpenOne ? 'open' : 'closed' });
  });
  useEffect(() => {
    if (isElsewhere) change();
  }, [isElsewhere]);
}
