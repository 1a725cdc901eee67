/** What other features may use of passkeys. */
export { listPasskeys } from './list-passkeys.ts';
export { passkeyRoutes } from './passkeys.routes.ts';
export { signInWithPasskey } from './sign-in-with-passkey.ts';
