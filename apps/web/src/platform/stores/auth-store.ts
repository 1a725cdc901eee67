import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { AUTH_AREA, persistedArea } from './persisted-area.ts';
import type { AuthState } from './stored-shapes.ts';

export type { AuthState };
export type SessionKind = NonNullable<AuthState['kind']>;

export const SIGNED_OUT: AuthState = { kind: null, accountId: null, user: null, hasEnded: false };

/** Area `auth`: who is signed in, as far as this browser knows. */
export const useAuthStore = create<AuthState>()(
  persist(() => SIGNED_OUT, {
    name: AUTH_AREA,
    storage: persistedArea(async () => (await import('./stored-shapes.ts')).authState),
    skipHydration: true,
  }),
);
