import { beginSeekerSession } from '../src/platform/session/begin-session.ts';

export const SEEKER_ID = '0192f0c1-0000-7000-8000-000000000001';

/** Signs a seeker in, as far as the browser knows. */
export function signInSeeker(savedJobIds: string[] = [], appliedJobIds: string[] = []): void {
  beginSeekerSession({
    user: {
      id: SEEKER_ID,
      firstName: 'Maya',
      lastName: 'Torres',
      email: 'maya@example.com',
      pendingEmail: null,
    },
    savedJobIds,
    appliedJobIds,
  });
}
