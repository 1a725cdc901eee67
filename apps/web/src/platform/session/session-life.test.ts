import type { Employer } from '@nextshift/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners } from '../../../test/forget-listeners.ts';
import { SIGNED_OUT, useAuthStore } from '../stores/auth-store.ts';
import { beginEmployerSession, beginSeekerSession } from './begin-session.ts';
import { checkEmployer, checkSeeker } from './check-session.ts';
import { useEmployerAuthStore } from '../stores/employer-auth-store.ts';
import { forgetSession } from '../stores/forget-session.ts';
import { markSaved, useHistoryStore } from '../stores/history-store.ts';
import { syncTabs } from './sync-tabs.ts';
import { useProfileStore } from '../stores/profile-store.ts';
import { signOut } from './sign-out.ts';
import { useSubscriptionStore } from './employer/subscription-store.ts';

const API = 'http://api.test';
const ID = '0192f0c1-0000-7000-8000-000000000001';
const OTHER_ID = '0192f0c1-0000-7000-8000-000000000002';
const user = {
  id: ID,
  firstName: 'Ada',
  lastName: 'Lee',
  email: 'ada@example.com',
  emailConfirmed: true,
  pendingEmail: null,
};
const employer: Employer = {
  id: OTHER_ID,
  logo: null,
  companyName: 'Oak City Coffee',
  city: null,
  state: null,
  website: null,
  description: null,
  email: 'hi@oak.example',
  emailConfirmed: true,
  pendingEmail: null,
  contactEmail: 'hi@oak.example',
  phoneNumber: null,
  address: null,
  responsiveness: null,
  verified: false,
  verifiedBy: null,
  verifiedAt: null,
  verification: 'confirmed',
  moderationReasons: [],
  taxNumberLastFour: null,
  createdAt: '2026-01-05T02:00:00.000Z',
};
const notSignedIn = () =>
  HttpResponse.json({ code: 'not_signed_in', message: 'Please sign in.' }, { status: 401 });

const server = setupServer(
  http.get(`${API}/api/employer-subscriptions/:id`, () =>
    HttpResponse.json({ subscription: null, hasSubscription: false, subscriptionToken: 'token' }),
  ),
);

beforeAll(() => {
  document.head.innerHTML = `<meta name="api-base" content="${API}">`;
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('starting', () => {
  it('stores the response of a seeker’s login', () => {
    beginSeekerSession({ user, userProfile: null, savedJobIds: ['a'], appliedJobIds: ['b'] });
    expect(useAuthStore.getState()).toEqual({ kind: 'seeker', accountId: ID, user });
    expect(useHistoryStore.getState()).toMatchObject({ savedJobIds: ['a'], appliedJobIds: ['b'] });
  });

  it("ends the other kind's session in this browser", () => {
    beginEmployerSession(employer);
    beginSeekerSession({ user });
    expect(useEmployerAuthStore.getState().employer).toBeNull();
    beginEmployerSession(employer);
    expect(useAuthStore.getState()).toEqual({ kind: 'employer', accountId: OTHER_ID, user: null });
    expect(useHistoryStore.getState().savedJobIds).toEqual([]);
  });

  it("loads an employer's subscription", async () => {
    beginEmployerSession(employer);
    await vi.waitFor(() => {
      expect(useSubscriptionStore.getState().token).toBe('token');
    });
  });
});

describe('checking', () => {
  it('refreshes the seeker', async () => {
    beginSeekerSession({ user });
    const renamed = { ...user, firstName: 'Grace' };
    server.use(
      http.get(`${API}/api/user/me`, () =>
        HttpResponse.json({
          user: renamed,
          userProfile: null,
          savedJobIds: ['x'],
          appliedJobIds: [],
        }),
      ),
    );
    await checkSeeker();
    expect(useAuthStore.getState().user).toEqual(renamed);
    expect(useHistoryStore.getState().savedJobIds).toEqual(['x']);
    expect(useProfileStore.getState().accountId).toBe(ID);
  });

  it('keeps a job that was saved while the request was pending', async () => {
    beginSeekerSession({ user });
    server.use(
      http.get(`${API}/api/user/me`, () => {
        markSaved('just now', true);
        return HttpResponse.json({ user, userProfile: null, savedJobIds: [], appliedJobIds: [] });
      }),
    );
    await checkSeeker();
    expect(useHistoryStore.getState().savedJobIds).toEqual(['just now']);
  });

  it('does not restore someone who signed out in the meantime', async () => {
    beginSeekerSession({ user });
    server.use(
      http.get(`${API}/api/user/me`, () => {
        forgetSession();
        return HttpResponse.json({ user, userProfile: null, savedJobIds: [], appliedJobIds: [] });
      }),
    );
    await checkSeeker();
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
  });

  it('forgets a session that the server no longer knows', async () => {
    beginSeekerSession({ user, savedJobIds: ['a'] });
    server.use(http.get(`${API}/api/user/me`, notSignedIn));
    await expect(checkSeeker()).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
    expect(useHistoryStore.getState().savedJobIds).toEqual([]);
  });

  it('loads the employer once for concurrent calls', async () => {
    useAuthStore.setState({ kind: 'employer', accountId: OTHER_ID, user: null });
    let calls = 0;
    server.use(
      http.get(`${API}/api/employer/me`, () => {
        calls += 1;
        return HttpResponse.json({ employer });
      }),
    );
    const both = Promise.all([checkEmployer(), checkEmployer()]);
    expect(useEmployerAuthStore.getState().loading).toBe(true);
    await both;
    await checkEmployer();
    expect(calls).toBe(1);
    expect(useEmployerAuthStore.getState()).toEqual({ employer, loading: false, error: null });
  });

  it('keeps the marker and no employer when it fails', async () => {
    useAuthStore.setState({ kind: 'employer', accountId: OTHER_ID, user: null });
    server.use(http.get(`${API}/api/employer/me`, () => HttpResponse.error()));
    await expect(checkEmployer()).rejects.toMatchObject({ status: 0 });
    expect(useEmployerAuthStore.getState()).toMatchObject({ employer: null, loading: false });
    expect(useAuthStore.getState().kind).toBe('employer');
  });

  it("keeps a seeker's session when an employer's call is rejected", async () => {
    beginSeekerSession({ user });
    server.use(http.get(`${API}/api/employer/me`, notSignedIn));
    await expect(checkEmployer()).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState().kind).toBe('seeker');
  });
});

describe('signing out', () => {
  it.each([
    ['user', () => beginSeekerSession({ user })],
    ['employer', () => beginEmployerSession(employer)],
  ])('ends the session of a %s on the server, leaves, then forgets', async (kind, begin) => {
    begin();
    const ended = vi.fn(() => new HttpResponse(null, { status: 204 }));
    server.use(http.post(`${API}/api/${kind}/logout`, ended));
    const leave = vi.fn(() => {
      expect(useAuthStore.getState().kind).not.toBeNull();
      return Promise.resolve();
    });
    await signOut(leave);
    expect(ended).toHaveBeenCalledOnce();
    expect(leave).toHaveBeenCalledOnce();
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
    expect(useEmployerAuthStore.getState()).toEqual({
      employer: null,
      loading: false,
      error: null,
    });
  });

  it('clears the session even if the call fails', async () => {
    beginSeekerSession({ user, savedJobIds: ['a'] });
    server.use(http.post(`${API}/api/user/logout`, () => HttpResponse.error()));
    await expect(signOut(() => Promise.resolve())).rejects.toMatchObject({ status: 0 });
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
    expect(useHistoryStore.getState().savedJobIds).toEqual([]);
  });
});

describe('another tab', () => {
  const onSignedIn = vi.fn<() => void>();
  forgetListeners();
  beforeEach(() => {
    syncTabs(onSignedIn);
  });

  /** Writes as another tab does, which fires a storage event here. */
  function writeElsewhere(key: string, state: unknown) {
    const newValue = JSON.stringify({ state, version: 0 });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }

  it('signs this one out too', async () => {
    beginEmployerSession(employer);
    writeElsewhere('root', SIGNED_OUT);
    await vi.waitFor(() => {
      expect(useEmployerAuthStore.getState().employer).toBeNull();
    });
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
  });

  it('signs someone else in', async () => {
    beginEmployerSession(employer);
    onSignedIn.mockClear();
    writeElsewhere('root', { kind: 'seeker', accountId: ID, user });
    await vi.waitFor(() => {
      expect(onSignedIn).toHaveBeenCalledOnce();
    });
    expect(useEmployerAuthStore.getState().employer).toBeNull();
    expect(useAuthStore.getState().user).toEqual(user);
  });

  it('shares what it saves', async () => {
    beginSeekerSession({ user });
    writeElsewhere('history', { savedJobIds: ['there'], appliedJobIds: [], timestamp: 1 });
    await vi.waitFor(() => {
      expect(useHistoryStore.getState().savedJobIds).toEqual(['there']);
    });
  });

  it('clearing all storage signs this one out', () => {
    beginSeekerSession({ user });
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
  });
});
