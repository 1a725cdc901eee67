import { PROFILE_CACHE_MS } from '@nextshift/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_OUT, useAuthStore } from '../stores/auth-store.ts';
import { forgetSession } from '../stores/forget-session.ts';
import { SEEKER } from '../../../test/samples.ts';
import { sampleProfile } from '../../../test/seeker-profile.ts';
import {
  markApplied,
  markSaved,
  NO_HISTORY,
  replaceHistory,
  useHistoryStore,
} from '../stores/history-store.ts';
import {
  cacheProfile,
  freshProfile,
  isProfileMissing,
  PROFILE_MISSING_MS,
  useProfileStore,
} from '../stores/profile-store.ts';

const user = SEEKER;
const profile = sampleProfile();

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

function stored(name: string): unknown {
  return JSON.parse(localStorage.getItem(name) ?? 'null');
}

describe('the auth area', () => {
  it("is stored under 'root': the user and a marker, no credential", () => {
    useAuthStore.setState({ kind: 'seeker', accountId: user.id, user });
    expect(stored('root')).toEqual({
      state: { kind: 'seeker', accountId: user.id, user, hasEnded: false },
      version: 0,
    });
  });

  it('is restored', async () => {
    const state = { kind: 'seeker', accountId: user.id, user };
    localStorage.setItem('root', JSON.stringify({ state, version: 0 }));
    await useAuthStore.persist.rehydrate();
    expect(useAuthStore.getState()).toEqual({ ...state, hasEnded: false });
  });

  it.each([
    '{{{',
    'null',
    '[]',
    '{"state":{"kind":"admin","accountId":null,"user":null}}',
    '{"state":{"kind":"seeker","accountId":"x","user":null}}',
    '{"state":{"kind":"seeker","accountId":"x","user":{"id":1}}}',
  ])('starts signed out when storage holds %s', async (text) => {
    localStorage.setItem('root', text);
    await useAuthStore.persist.rehydrate();
    expect(useAuthStore.getState()).toEqual(SIGNED_OUT);
  });

  it('works with storage blocked or full', async () => {
    const barred = () => {
      throw new DOMException('barred', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(barred);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(barred);
    await useAuthStore.persist.rehydrate();
    useAuthStore.setState({ kind: 'seeker', accountId: user.id, user });
    expect(useAuthStore.getState().user).toEqual(user);
    vi.restoreAllMocks();
  });
});

describe('the history area', () => {
  it("is stored under 'history' with the time of its last change", () => {
    vi.useFakeTimers({ now: 1000 });
    replaceHistory({ savedJobIds: ['a'], appliedJobIds: [] });
    expect(stored('history')).toEqual({
      state: { savedJobIds: ['a'], appliedJobIds: [], timestamp: 1000 },
      version: 0,
    });
  });

  it('stores saved and applied jobs, each once, newest first', () => {
    replaceHistory({ savedJobIds: ['a'], appliedJobIds: [] });
    markSaved('b', true);
    markSaved('a', true);
    markApplied('c', true);
    expect(useHistoryStore.getState()).toMatchObject({
      savedJobIds: ['a', 'b'],
      appliedJobIds: ['c'],
    });
    markSaved('a', false);
    markApplied('c', false);
    expect(useHistoryStore.getState()).toMatchObject({ savedJobIds: ['b'], appliedJobIds: [] });
  });
});

describe('the profile area', () => {
  const cached = { profile, accountId: user.id, cachedAt: 0 };

  it('is fresh for a day', () => {
    expect(freshProfile(cached, user.id, PROFILE_CACHE_MS - 1)).toBe(profile);
    expect(freshProfile(cached, user.id, PROFILE_CACHE_MS)).toBeNull();
  });

  it("is never another account's", () => {
    expect(freshProfile(cached, 'someone else', 1)).toBeNull();
  });

  it('remembers for a minute that there is no profile', () => {
    const none = { profile: null, accountId: user.id, cachedAt: 0 };
    expect(isProfileMissing(none, user.id, PROFILE_MISSING_MS - 1)).toBe(true);
    expect(isProfileMissing(none, user.id, PROFILE_MISSING_MS)).toBe(false);
    expect(isProfileMissing(none, 'someone else', 1)).toBe(false);
    expect(isProfileMissing(cached, user.id, 1)).toBe(false);
  });

  it('is cached with its time and owner', () => {
    vi.useFakeTimers({ now: 5000 });
    cacheProfile(user.id, profile);
    expect(useProfileStore.getState()).toEqual({ profile, accountId: user.id, cachedAt: 5000 });
  });
});

describe('forgetting a session', () => {
  it('leaves nothing personal in storage', () => {
    useAuthStore.setState({ kind: 'seeker', accountId: user.id, user });
    replaceHistory({ savedJobIds: ['job-1'], appliedJobIds: ['job-2'] });
    cacheProfile(user.id, profile);
    forgetSession();
    expect(useHistoryStore.getState()).toEqual(NO_HISTORY);
    const left = JSON.stringify(Object.entries(localStorage));
    for (const word of ['Ada', user.id, 'job-1', 'job-2', 'Raleigh']) {
      expect(left).not.toContain(word);
    }
  });
});
