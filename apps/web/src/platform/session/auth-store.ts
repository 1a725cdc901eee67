import { user } from '@nextshift/contract';
import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistedArea } from './persisted-area.ts';

export const AUTH_AREA = 'root';

const signedInAs = z.enum(['seeker', 'employer']);

/** The marker that a session exists, and whose; the credential itself is a cookie out of reach. */
const authState = z.object({
  kind: signedInAs.nullable(),
  /** The user's or the employer's id. */
  ownerId: z.string().nullable(),
  user: user.nullable(),
});

export type SessionKind = z.output<typeof signedInAs>;
export type AuthState = z.output<typeof authState>;

export const SIGNED_OUT: AuthState = { kind: null, ownerId: null, user: null };

/** Area `auth`: who is signed in, as far as this browser knows. */
export const useAuthStore = create<AuthState>()(
  persist(() => SIGNED_OUT, {
    name: AUTH_AREA,
    storage: persistedArea(authState.refine(({ kind, user }) => (kind === 'seeker') === !!user)),
    skipHydration: true,
  }),
);
