import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPLOYER, IMPACT } from '../../../../test/employer-world.ts';
import type { Api } from '../../api/api-client.ts';
import { ApiError, networkError } from '../../api/api-error.ts';
import { useEmployerAuthStore } from '../../stores/employer-auth-store.ts';
import { forgetSession } from '../../stores/forget-session.ts';
import { checkSubscriptionToken, loadSubscription } from './load-subscription.ts';
import { NO_SUBSCRIPTION, useSubscriptionStore } from './subscription-store.ts';
import { tokenAge, tokenEnd } from './subscription-token.ts';

const NOW = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;
const ID = '0192f0c1-0000-7000-8000-000000000001';

function tokenWith(payload: unknown): string {
  const text = btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_');
  return `head.${text.replaceAll('=', '')}.signature`;
}

function tokenFor(minutes: number): string {
  return tokenWith({ exp: (NOW + minutes * MINUTE) / 1000 });
}

const subscription = IMPACT;
const employer = EMPLOYER;

function apiWith(call: () => Promise<unknown>) {
  const spy = vi.fn(call);
  // A fake of the one function that these rules call.
  return { api: { call: spy } as unknown as Api, spy };
}

beforeEach(() => {
  useEmployerAuthStore.setState({ employer });
});
afterEach(() => {
  forgetSession();
});

describe('the age of a token', () => {
  it.each([
    [60, 'fresh'],
    [15, 'fresh'],
    [14.9, 'expiring'],
    [10, 'expiring'],
    [9.9, 'refresh'],
    [5.1, 'refresh'],
    [5, 'expired'],
    [-1, 'expired'],
  ] as const)('with %d minutes left is %s', (minutes, age) => {
    expect(tokenAge(tokenFor(minutes), NOW)).toBe(age);
  });

  it.each(['', 'a.b.c', tokenWith({}), tokenWith(null), 'not a token'])(
    'counts as expired if it cannot be read: %s',
    (token) => {
      expect(tokenEnd(token)).toBeNull();
      expect(tokenAge(token, NOW)).toBe('expired');
    },
  );
});

describe('a subscription', () => {
  it('is fetched with its token', async () => {
    const body = { subscription, hasSubscription: true, subscriptionToken: 't' };
    await loadSubscription(apiWith(() => Promise.resolve({ body })).api, ID);
    expect(useSubscriptionStore.getState()).toEqual({
      subscription,
      token: 't',
      known: true,
      error: null,
    });
  });

  it('stores why it could not be fetched', async () => {
    await loadSubscription(apiWith(() => Promise.reject(networkError(undefined))).api, ID);
    expect(useSubscriptionStore.getState().error).toBe('Network error while fetching subscription');
    const said = new ApiError({ status: 500, code: 'internal', message: 'Said by the server.' });
    await loadSubscription(apiWith(() => Promise.reject(said)).api, ID);
    expect(useSubscriptionStore.getState().error).toBe('Said by the server.');
    await loadSubscription(apiWith(() => Promise.reject(new Error('x'))).api, ID);
    expect(useSubscriptionStore.getState().error).toBe('Failed to fetch subscription');
  });

  it('is dropped when the employer has signed out meanwhile', async () => {
    const { api } = apiWith(() => {
      forgetSession();
      return Promise.resolve({
        body: { subscription, hasSubscription: true, subscriptionToken: 't' },
      });
    });
    await loadSubscription(api, ID);
    expect(useSubscriptionStore.getState()).toEqual(NO_SUBSCRIPTION);
  });
});

describe('the check every minute', () => {
  const refreshed = { body: { subscriptionToken: 'new' } };

  it.each([60, 15, 10])('leaves a token with %d minutes alone', async (minutes) => {
    useSubscriptionStore.setState({ token: tokenFor(minutes) });
    const { api, spy } = apiWith(() => Promise.resolve(refreshed));
    await checkSubscriptionToken(api, NOW);
    expect(spy).not.toHaveBeenCalled();
  });

  it('refreshes a token with under ten minutes left', async () => {
    useSubscriptionStore.setState({ token: tokenFor(9.9) });
    await checkSubscriptionToken(apiWith(() => Promise.resolve(refreshed)).api, NOW);
    expect(useSubscriptionStore.getState()).toMatchObject({ token: 'new', error: null });
  });

  it('says that a token has expired while it is being refreshed', async () => {
    useSubscriptionStore.setState({ token: tokenFor(4) });
    let said: string | null = null;
    const { api } = apiWith(() => {
      said = useSubscriptionStore.getState().error;
      return Promise.resolve(refreshed);
    });
    await checkSubscriptionToken(api, NOW);
    expect(said).toBe('Subscription token expired');
    expect(useSubscriptionStore.getState().error).toBeNull();
  });

  it('requests nothing without a token or an employer', async () => {
    const { api, spy } = apiWith(() => Promise.resolve(refreshed));
    await checkSubscriptionToken(api, NOW);
    useSubscriptionStore.setState({ token: tokenFor(1) });
    useEmployerAuthStore.setState({ employer: null });
    await checkSubscriptionToken(api, NOW);
    expect(spy).not.toHaveBeenCalled();
  });
});
