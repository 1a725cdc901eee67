import { Outlet, redirect } from 'react-router';
import { paths } from '../../platform/routing/paths.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { restore } from '../../platform/session/restore.ts';

/** Lets the server render the forms; nothing is loaded. */
export function loader() {
  return null;
}

/**
 * Login and signup pages redirect signed-in people. Not to `next`, which may be a page for the other kind of
 * account, whose guard redirected here.
 */
export async function clientLoader() {
  await restore();
  const { kind } = useAuthStore.getState();
  if (kind === 'seeker') throw redirect(paths.profile());
  if (kind === 'employer') throw redirect(paths.employer());
  return null;
}
clientLoader.hydrate = true as const;

export default function VisitorGuard() {
  return <Outlet />;
}
