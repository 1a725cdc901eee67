/** The callers of the matrix. */
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
  'operator',
] as const;

/**
 * - visitor: nobody is signed in
 * - seeker: the owner of the profile, the applications, the documents
 * - otherSeeker: another seeker
 * - pending, accepted, expired: employers with an application of the owner that is undecided,
 *   accepted today, and accepted more than 30 days ago
 * - otherEmployer: has none of the owner's
 * - revoked: an ended session of the thing's owner
 * - wrongKind: an account of the other kind with the same id as the thing's owner
 * - operator: who decides what is reported, with a session of the operators' own kind
 */
export type Principal = (typeof principals)[number];

/** The owner of the thing that a call is about: the seeker or the accepting employer. */
export type Owner = 'seeker' | 'employer';

/** A session and its owner's identifiers. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Undefined for a visitor. */
  readonly token: string | undefined;
  /** Its session is an operator's, which only a browser's cookie carries. */
  readonly isOperator?: true;
}
