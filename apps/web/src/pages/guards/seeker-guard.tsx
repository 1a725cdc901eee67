import {
  type ClientLoaderFunctionArgs,
  Navigate,
  Outlet,
  redirect,
  useLocation,
} from 'react-router';
import { ConfirmationNotice } from '../../wings/identity/email-confirmation/index.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { setLeaving, useLeavingStore } from '../../platform/session/leaving-store.ts';
import { restore } from '../../platform/session/restore.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { requestPath } from './request-path.ts';

/** For seekers' screens. Redirects to /login without the marker of a seeker's session. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await restore();
  setLeaving(false);
  if (useAuthStore.getState().kind !== 'seeker') throw redirect(paths.login(requestPath(request)));
  return null;
}
clientLoader.hydrate = true as const;

export { PageSkeleton as HydrateFallback };

export default function SeekerGuard() {
  const isSeeker = useAuthStore((state) => state.kind === 'seeker');
  const user = useAuthStore((state) => state.user);
  const isLeaving = useLeavingStore((state) => state.leaving);
  const { pathname, search } = useLocation();
  if (isSeeker) {
    return (
      <>
        <ConfirmationNotice account={user} />
        <Outlet />
      </>
    );
  }
  // The session ended while the screen was open: signed out in another tab, or by the server.
  return isLeaving ? <PageSkeleton /> : <Navigate to={paths.login(pathname + search)} replace />;
}
