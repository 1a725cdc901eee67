import { isSearchWage, SEARCH_WAGE_MESSAGE, WAGE_ORDER_MESSAGE } from '@nextshift/contract';
import type { FilterState } from '../filters/filter-store.ts';

/** Problems of the typed wages, by field. */
export interface WageErrors {
  readonly minWage?: string | undefined;
  readonly maxWage?: string | undefined;
}

/** Checks the wages by the rules of the contract; null if they are valid. */
export function wageErrors({
  minWage,
  maxWage,
}: Pick<FilterState, 'minWage' | 'maxWage'>): WageErrors | null {
  const errors = { minWage: wageError(minWage), maxWage: wageError(maxWage) };
  if (errors.minWage !== undefined || errors.maxWage !== undefined) return errors;
  const isReversed = minWage !== '' && maxWage !== '' && Number(minWage) > Number(maxWage);
  return isReversed ? { minWage: WAGE_ORDER_MESSAGE } : null;
}

function wageError(text: string): string | undefined {
  return text === '' || isSearchWage(Number(text)) ? undefined : SEARCH_WAGE_MESSAGE;
}
