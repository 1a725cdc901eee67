import { SUBSCRIPTION_TOKEN } from '@nextshift/contract';
import * as z from 'zod';

const payload = z.object({ exp: z.number() });

export type TokenAge = 'fresh' | 'expiring' | 'refresh' | 'expired';

/** When a subscription token ends, in milliseconds; null for what is no such token. For display only. */
export function tokenEnd(token: string): number | null {
  try {
    const part = token.split('.')[1] ?? '';
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return payload.parse(JSON.parse(text)).exp * 1000;
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
