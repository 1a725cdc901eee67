import { employerApplication, job, user, userProfile } from '@nextshift/contract';
import * as z from 'zod';

/**
 * Schemas of a person's data in browser storage, by area. Apart from the stores, because a first visit has
 * nothing stored to validate.
 */

/** The marker that a session exists, and whose; the credential is an HttpOnly cookie. */
export const authState = z
  .object({
    kind: z.enum(['seeker', 'employer']).nullable(),
    /** The user's or the employer's id. */
    accountId: z.string().nullable(),
    // Earlier versions stored neither; their accounts count as confirmed.
    user: user
      .extend({
        emailConfirmed: user.shape.emailConfirmed.default(true),
        pendingEmail: user.shape.pendingEmail.default(null),
      })
      .nullable(),
    /** Whether the last session ended by itself; false after signing out. */
    hasEnded: z.boolean().default(false),
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
  /** When it was loaded, in milliseconds. */
  cachedAt: z.number(),
});

export const employerData = z.object({
  accountId: z.string().nullable(),
  jobs: z.array(job),
  applications: z.array(employerApplication),
  /** When some of it was last loaded, in milliseconds; 0 while empty. */
  lastUpdated: z.number(),
});

export type AuthState = z.output<typeof authState>;
export type HistoryState = z.output<typeof historyState>;
export type ProfileState = z.output<typeof profileState>;
export type EmployerData = z.output<typeof employerData>;
