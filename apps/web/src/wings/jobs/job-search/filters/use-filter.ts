import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import { adoptCriteria, filteredCriteria, useFilterStore } from './filter-store.ts';
import { criteriaQuery, type SearchCriteria } from '../criteria/search-criteria.ts';
import { wageErrors, type WageErrors } from '../criteria/wage-errors.ts';

/** Marks the panel's own navigations in their history state. */
const FROM_PANEL = 'from the filter panel';

export interface Filter {
  readonly errors: WageErrors;
  /** Searches with the panel's choices. @returns false if the wages are invalid. */
  readonly apply: () => boolean;
}

/** The panel's choices: read from the address and written back to it. */
export function useFilter(criteria: SearchCriteria): Filter {
  const navigate = useNavigate();
  const location = useLocation();
  const isOwn = useNavigationType() === NavigationType.Push && location.state === FROM_PANEL;
  const isOpen = useFilterStore((state) => state.isOpen);
  const [errors, setErrors] = useState<WageErrors>({});
  const asked = useRef(addressOf(criteria));

  const adopt = useEffectEvent(() => {
    adoptCriteria(criteria);
  });
  // Reopening the panel drops choices that were not applied.
  useEffect(() => {
    adopt();
  }, [isOpen]);
  // The panel already has what it applied itself, and by now perhaps more.
  const follow = useEffectEvent(() => {
    if (isOwn) return;
    asked.current = addressOf(criteria);
    adopt();
  });
  useEffect(() => {
    follow();
  }, [criteria]);

  const apply = () => {
    const filter = useFilterStore.getState();
    const found = wageErrors(filter);
    setErrors(found ?? {});
    if (found) return false;
    const address = addressOf(filteredCriteria(criteria, filter));
    if (address === asked.current) return true;
    asked.current = address;
    void navigate(address, { preventScrollReset: true, state: FROM_PANEL });
    return true;
  };
  return { errors, apply };
}

function addressOf(criteria: SearchCriteria): string {
  return paths.jobs(criteriaQuery(criteria));
}
