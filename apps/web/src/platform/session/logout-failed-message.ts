/** Shown when a logout did not reach the server. */
export const LOGOUT_FAILED_MESSAGE = 'Logout failed. Please try again.';
