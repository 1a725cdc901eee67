import {
  type ClientLoaderFunctionArgs,
  Navigate,
  Outlet,
  redirect,
  useLocation,
} from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { operatorPaths } from '../../platform/routing/operator-paths.ts';
import { checkOperator } from '../../platform/session/operator/operator-api.ts';
import { useOperatorStore } from '../../platform/session/operator/operator-store.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { requestPath } from './request-path.ts';

/** For operators' screens. Asks the server, and redirects to /operator/login if no operator is signed in. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  try {
    await checkOperator();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    throw isSignedOut ? redirect(operatorPaths.login(requestPath(request))) : error;
  }
  return null;
}
clientLoader.hydrate = true as const;

/** Any call of an operator that finds the session ended leads to the login too. */
export function shouldRevalidate() {
  return false;
}

export { PageSkeleton as HydrateFallback };

export default function OperatorGuard() {
  const isSignedIn = useOperatorStore(({ operator }) => operator !== null);
  const { pathname, search } = useLocation();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={operatorPaths.login(pathname + search)} replace />;
}
