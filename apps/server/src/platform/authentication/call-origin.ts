/** Where a call comes from. */
export interface CallOrigin {
  /** The caller's address. */
  readonly ip: string;
  /** The device cookie as sent: who has signed in with this browser. Null without one. */
  readonly devices: string | null;
}
