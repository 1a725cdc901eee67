import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';

export type TokenAge = 'fresh' | 'expiring' | 'refresh' | 'expired';

/** When a subscription token ends, in milliseconds; null for what is no such token. For display only. */
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

/** How near its end a token is (spec section 9). One that cannot be read counts as expired. */
export function tokenAge(token: string, now: number): TokenAge {
  const left = (tokenEnd(token) ?? now) - now;
  if (left <= SUBSCRIPTION_TOKEN.expiredBeforeMs) return 'expired';
  if (left < SUBSCRIPTION_TOKEN.refreshBeforeMs) return 'refresh';
  if (left < SUBSCRIPTION_TOKEN.warnBeforeMs) return 'expiring';
  return 'fresh';
}
