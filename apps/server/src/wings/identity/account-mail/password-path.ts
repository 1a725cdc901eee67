import type { SessionKind } from '../../../platform/authentication/sessions.ts';

/** The page to ask for a new password. */
export function passwordPathOf(kind: SessionKind): string {
  return kind === 'employer' ? '/forgotpassword?accountType=employer' : '/forgotpassword';
}
