import { Outlet, redirect } from 'react-router';
import { paths } from '../routing/paths.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { restore } from '../session/restore.ts';

/** Present so that the server renders the forms themselves; nothing is loaded. */
export function loader() {
  return null;
}

/**
 * Login and signup pages send away whoever is signed in. Not to `next`: it may be a page of the
 * other kind, whose guard sent them here.
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
