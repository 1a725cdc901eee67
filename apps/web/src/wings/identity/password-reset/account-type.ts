import type { accountTypes } from '@nextshift/contract';
import { useSearchParams } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';

export type AccountType = (typeof accountTypes)[number];

/** The account type in the address; seeker by default. */
export function useAccountType(): AccountType {
  const [search] = useSearchParams();
  return search.get('accountType') === 'employer' ? 'employer' : 'user';
}

/** Where this kind of account signs in. */
export function loginPath(accountType: AccountType, next?: string): string {
  return accountType === 'employer' ? paths.employerLogin(next) : paths.login(next);
}

/** Where this kind of account requests a link. */
export function forgotPasswordPath(accountType: AccountType): string {
  return paths.forgotPassword(accountType === 'employer' ? accountType : undefined);
}
