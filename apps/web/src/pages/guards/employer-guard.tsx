import type { Employer } from '@nextshift/contract';
import {
  type ClientLoaderFunctionArgs,
  Navigate,
  Outlet,
  redirect,
  useLocation,
} from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { ConfirmationNotice } from '../../wings/identity/email-confirmation/index.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { checkEmployer } from '../../platform/session/check-session.ts';
import { useEmployerAuthStore } from '../../platform/stores/employer-auth-store.ts';
import { useCurrentPlan } from '../../platform/session/employer/use-current-plan.ts';
import { setLeaving, useLeavingStore } from '../../platform/session/leaving-store.ts';
import { restore } from '../../platform/session/restore.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { requestPath } from './request-path.ts';

/**
 * For employers' screens. Redirects to /employer/login without the session marker, or when the session check
 * responds with 401. Any other failure shows the error page, with a retry.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await restore();
  setLeaving(false);
  const login = redirect(paths.employerLogin(requestPath(request)));
  if (useAuthStore.getState().kind !== 'employer') throw login;
  try {
    await checkEmployer();
  } catch (error) {
    throw error instanceof ApiError && error.status === 401 ? login : error;
  }
  return null;
}
clientLoader.hydrate = true as const;

export { PageSkeleton as HydrateFallback };

export default function EmployerGuard() {
  const isEmployer = useAuthStore((state) => state.kind === 'employer');
  const employer = useEmployerAuthStore((state) => state.employer);
  const isLeaving = useLeavingStore((state) => state.leaving);
  const { pathname, search } = useLocation();
  if (isLeaving) return <PageSkeleton />;
  if (!isEmployer) return <Navigate to={paths.employerLogin(pathname + search)} replace />;
  // Another tab signed in as another employer, whose data is loading.
  if (employer === null) return <PageSkeleton />;
  return <EmployerPages employer={employer} />;
}

function EmployerPages({ employer }: { employer: Employer }) {
  useCurrentPlan(employer.id);
  return (
    <>
      <ConfirmationNotice account={employer} />
      <Outlet />
    </>
  );
}
