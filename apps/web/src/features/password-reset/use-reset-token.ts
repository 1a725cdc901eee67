import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { type AccountType } from './account-type.ts';

/**
 * The token of the link, kept in memory alone: it leaves the address bar at once, and with it the
 * history, bookmarks and whatever reads addresses. Null where the link carried none.
 */
export function useResetToken(accountType: AccountType): string | null {
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token'));
  useEffect(() => {
    if (!token) return;
    const bare = paths.resetPassword(
      undefined,
      accountType === 'employer' ? accountType : undefined,
    );
    window.history.replaceState(window.history.state, '', bare);
  }, [token, accountType]);
  return token === '' ? null : token;
}
