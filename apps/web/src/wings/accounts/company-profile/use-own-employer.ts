import type { Employer } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { checkEmployer } from '../../../platform/session/check-session.ts';
import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';

export interface OwnEmployer {
  /** Null while loading, or if there is none. */
  readonly employer: Employer | null;
  /** No employer is signed in. */
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The signed-in employer, fetched if this tab does not have them yet. */
export function useOwnEmployer(): OwnEmployer {
  const isEmployer = useAuthStore((state) => state.kind === 'employer');
  const employer = useEmployerAuthStore((state) => state.employer);
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['own-employer'],
    queryFn: checkEmployer,
    enabled: isEmployer && employer === null,
  });
  return {
    employer,
    isMissing: !isEmployer,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
