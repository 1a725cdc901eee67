/** The policies that new members agree to. */
export const POLICIES_VERSION = '2026-11';
