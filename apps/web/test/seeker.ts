import type { UserProfile } from '@nextshift/contract';
import { beginSeekerSession } from '../src/platform/session/begin-session.ts';
import { SEEKER } from './samples.ts';
import { SEEKER_ID } from './seeker-id.ts';
import { sampleProfile } from './seeker-profile.ts';

export { SEEKER_ID };

/** Signs a seeker in, in the browser only; null for one without a profile. */
export function signInSeeker(
  savedJobIds: string[] = [],
  appliedJobIds: string[] = [],
  userProfile: UserProfile | null = sampleProfile(),
): void {
  beginSeekerSession({
    user: SEEKER,
    savedJobIds,
    appliedJobIds,
    userProfile,
  });
}
