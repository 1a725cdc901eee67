import { employerApplication, job, user, userProfile } from '@nextshift/contract';
import * as z from 'zod';

/**
 * What this browser keeps of a person, by area. Apart from the stores, as a first visit has nothing
 * stored that would have to be checked.
 */

/** The marker that a session exists, and whose; the credential itself is a cookie out of reach. */
export const authState = z
  .object({
    kind: z.enum(['seeker', 'employer']).nullable(),
    /** The user's or the employer's id. */
    accountId: z.string().nullable(),
    // What was kept by an earlier version names no address that is to come.
    user: user.extend({ pendingEmail: user.shape.pendingEmail.default(null) }).nullable(),
  })
  .refine((state) => (state.kind === 'seeker') === !!state.user);

export const historyState = z.object({
  savedJobIds: z.array(z.string()),
  appliedJobIds: z.array(z.string()),
  /** When it last changed, in milliseconds; 0 while empty. */
  timestamp: z.number(),
});

export const profileState = z.object({
  profile: userProfile.nullable(),
  accountId: z.string().nullable(),
  /** When the server answered it, in milliseconds. */
  cachedAt: z.number(),
});

export const employerData = z.object({
  accountId: z.string().nullable(),
  jobs: z.array(job),
  applications: z.array(employerApplication),
  /** When the server last answered some of it, in milliseconds; 0 while empty. */
  lastUpdated: z.number(),
});

export type AuthState = z.output<typeof authState>;
export type HistoryState = z.output<typeof historyState>;
export type ProfileState = z.output<typeof profileState>;
export type EmployerData = z.output<typeof employerData>;
