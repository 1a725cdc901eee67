/** What a call says of where it comes from. */
export interface CallOrigin {
  /** The caller's address. */
  readonly ip: string;
  /** The cookie that remembers who has signed in with this browser, as it was sent; null without one. */
  readonly devices: string | null;
}
