/** Who calls, in the words of the matrix. */
export const principals = [
  'visitor',
  'seeker',
  'otherSeeker',
  'pending',
  'accepted',
  'expired',
  'otherEmployer',
  'revoked',
  'wrongKind',
] as const;

/**
 * - visitor: nobody is signed in
 * - seeker: the owner of the profile, the applications, the documents
 * - otherSeeker: somebody else
 * - pending, accepted, expired: employers who hold an application of the owner that is undecided,
 *   accepted today, and accepted more than 30 days ago
 * - otherEmployer: holds none of the owner's
 * - revoked: the session of the one whose thing it is, which was ended
 * - wrongKind: an account of the other kind that bears the very id of the one whose thing it is
 */
export type Principal = (typeof principals)[number];

/** Whose thing a call is about: the seeker's, or the accepting employer's. */
export type Owner = 'seeker' | 'employer';

/** A session, and what its owner is known by. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Undefined for a visitor. */
  readonly token: string | undefined;
}
