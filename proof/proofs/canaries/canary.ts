import type { Principal } from '../../board/principals.ts';

/** A secret that must not leak. */
export interface Canary {
  readonly name: string;
  /** Texts that each reveal it. */
  readonly texts: readonly string[];
  /**
   * Who may read it, and where: calls of the matrix ('GET /api/user/me'), or 'everyone' who makes the
   * call. By default no one.
   */
  readonly may?: Readonly<Partial<Record<Principal | 'everyone', readonly string[]>>>;
  /** It may appear in the log. */
  readonly isInLogs?: true;
  /** Mails that may contain it. */
  readonly mails?: RegExp;
}
