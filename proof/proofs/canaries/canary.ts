import type { Principal } from '../../board/principals.ts';

/** Something that must not get about. */
export interface Canary {
  readonly name: string;
  /** What gives it away, each by itself. */
  readonly texts: readonly string[];
  /**
   * Who may read it, and where: calls of the matrix ('GET /api/user/me'), or 'everyone' who makes the
   * call. Nobody and nowhere without.
   */
  readonly may?: Readonly<Partial<Record<Principal | 'everyone', readonly string[]>>>;
  /** Who reads the log may know it. */
  readonly isInLogs?: true;
  /** Mails that carry it: those it is for. */
  readonly mails?: RegExp;
}
