import type { Operator } from '@nextshift/contract';
import { create } from 'zustand';
import { getQueryClient } from '../../api/query-client.ts';

interface OperatorState {
  /** Null until the session is checked. */
  readonly operator: Operator | null;
}

/** In memory only. */
export const useOperatorStore = create<OperatorState>()(() => ({ operator: null }));

/** The start of every query key of operators. */
export const OPERATOR_KEY = 'operator';

/** Forgets the operator, and what only operators may see. */
export function forgetOperator(): void {
  useOperatorStore.setState({ operator: null });
  getQueryClient().removeQueries({ queryKey: [OPERATOR_KEY] });
}
