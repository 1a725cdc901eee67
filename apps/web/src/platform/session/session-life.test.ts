import {
  getOwnEmployer,
  getMe,
  getSubscription,
  logOutEmployer,
  logOutSeeker,
} from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER } from '../../../test/employer-world.ts';
import { forgetListeners } from '../../../test/forget-listeners.ts';
import { SEEKER } from '../../../test/samples.ts';
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

const user = SEEKER;
const seeker = { kind: 'seeker', accountId: user.id, user };
const employer = EMPLOYER;
const notSignedIn = () => failure(401, 'not_signed_in', 'Please sign in.');
const me = (savedJobIds: string[] = []) => ({
  user,
  userProfile: null,
  savedJobIds,
  appliedJobIds: [],
});

serveApi();
beforeEach(() => {
  serve(getSubscription, () => ({
    subscription: null,
    hasSubscription: false,
    subscriptionToken: 'token',
  }));
});

describe('starting', () => {
  it('stores the response of a seeker’s login', () => {
    beginSeekerSession({ user, userProfile: null, savedJobIds: ['a'], appliedJobIds: ['b'] });
    expect(useAuthStore.getState()).toEqual({ ...SIGNED_OUT, ...seeker });
    expect(useHistoryStore.getState()).toMatchObject({ savedJobIds: ['a'], appliedJobIds: ['b'] });
  });

  it("ends the other kind's session in this browser", () => {
    beginEmployerSession(employer);
    beginSeekerSession({ user });
    expect(useEmployerAuthStore.getState().employer).toBeNull();
    beginEmployerSession(employer);
    expect(useAuthStore.getState()).toEqual({
      ...SIGNED_OUT,
      kind: 'employer',
      accountId: EMPLOYER.id,
      user: null,
    });
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
    serve(getMe, () => ({ ...me(['x']), user: renamed }));
    await checkSeeker();
    expect(useAuthStore.getState().user).toEqual(renamed);
    expect(useHistoryStore.getState().savedJobIds).toEqual(['x']);
    expect(useProfileStore.getState().accountId).toBe(user.id);
  });

  it('keeps a job that was saved while the request was pending', async () => {
    beginSeekerSession({ user });
    serve(getMe, () => {
      markSaved('just now', true);
      return me();
    });
    await checkSeeker();
    expect(useHistoryStore.getState().savedJobIds).toEqual(['just now']);
  });

  it('does not restore someone who signed out in the meantime', async () => {
    beginSeekerSession({ user });
    serve(getMe, () => {
      forgetSession();
      return me();
    });
    await checkSeeker();
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
  });

  it('forgets a session that the server no longer knows, and that it ended until the next', async () => {
    beginSeekerSession({ user, savedJobIds: ['a'] });
    serve(getMe, notSignedIn);
    await expect(checkSeeker()).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState()).toEqual({ ...SIGNED_OUT, hasEnded: true });
    expect(useHistoryStore.getState().savedJobIds).toEqual([]);
    beginEmployerSession(employer);
    expect(useAuthStore.getState().hasEnded).toBe(false);
  });

  it('loads the employer once for concurrent calls', async () => {
    useAuthStore.setState({ kind: 'employer', accountId: EMPLOYER.id, user: null });
    let calls = 0;
    serve(getOwnEmployer, () => {
      calls += 1;
      return { employer };
    });
    const both = Promise.all([checkEmployer(), checkEmployer()]);
    expect(useEmployerAuthStore.getState().loading).toBe(true);
    await both;
    await checkEmployer();
    expect(calls).toBe(1);
    expect(useEmployerAuthStore.getState()).toEqual({ employer, loading: false, error: null });
  });

  it('keeps the marker and no employer when it fails', async () => {
    useAuthStore.setState({ kind: 'employer', accountId: EMPLOYER.id, user: null });
    serve(getOwnEmployer, () => HttpResponse.error());
    await expect(checkEmployer()).rejects.toMatchObject({ status: 0 });
    expect(useEmployerAuthStore.getState()).toMatchObject({ employer: null, loading: false });
    expect(useAuthStore.getState().kind).toBe('employer');
  });

  it("keeps a seeker's session when an employer's call is rejected", async () => {
    beginSeekerSession({ user });
    serve(getOwnEmployer, notSignedIn);
    await expect(checkEmployer()).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState().kind).toBe('seeker');
  });
});

describe('signing out', () => {
  it.each([
    ['user', logOutSeeker, () => beginSeekerSession({ user })],
    ['employer', logOutEmployer, () => beginEmployerSession(employer)],
  ])('ends the session of a %s on the server, leaves, then forgets', async (_kind, end, begin) => {
    begin();
    const ended = vi.fn(() => null);
    serve(end, ended);
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

  it('is no session that ended by itself, even if it had', async () => {
    beginSeekerSession({ user });
    serve(logOutSeeker, notSignedIn);
    await expect(signOut(() => Promise.resolve())).rejects.toMatchObject({ status: 401 });
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
  });

  it('clears the session even if the call fails', async () => {
    beginSeekerSession({ user, savedJobIds: ['a'] });
    serve(logOutSeeker, () => HttpResponse.error());
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

  it('tells this one that the session ended', async () => {
    beginEmployerSession(employer);
    writeElsewhere('root', { ...SIGNED_OUT, hasEnded: true });
    await vi.waitFor(() => {
      expect(useAuthStore.getState()).toEqual({ ...SIGNED_OUT, hasEnded: true });
    });
  });

  it('signs someone else in', async () => {
    beginEmployerSession(employer);
    onSignedIn.mockClear();
    writeElsewhere('root', seeker);
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
