/** Where a call comes from. */
export interface CallOrigin {
  /** The caller's address. */
  readonly ip: string;
  /** The device cookie as sent: who has signed in with this browser. Null without one. */
  readonly devices: string | null;
  /** As sent, of any length and content; null without one. It is neither stored nor shown. */
  readonly userAgent: string | null;
  /** Whether it comes straight from this machine, by `isAtThisMachine`. */
  readonly isAtThisMachine: boolean;
}

/** What of an origin an account may know. */
export type KnowableOrigin = Pick<CallOrigin, 'ip' | 'devices'>;
