/** The policies that who joins now agrees to. */
export const POLICIES_VERSION = '2026-11';
