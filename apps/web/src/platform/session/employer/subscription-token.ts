import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';

export type TokenAge = 'fresh' | 'expiring' | 'refresh' | 'expired';

/** When a subscription token expires, in milliseconds; null if it is invalid. For display only. */
export function tokenEnd(token: string): number | null {
  try {
    const part = token.split('.')[1] ?? '';
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(text) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** How close a token is to its expiry (spec section 9). An invalid one counts as expired. */
export function tokenAge(token: string, now: number): TokenAge {
  const left = (tokenEnd(token) ?? now) - now;
  if (left <= SUBSCRIPTION_TOKEN.expiredBeforeMs) return 'expired';
  if (left < SUBSCRIPTION_TOKEN.refreshBeforeMs) return 'refresh';
  if (left < SUBSCRIPTION_TOKEN.warnBeforeMs) return 'expiring';
  return 'fresh';
}
