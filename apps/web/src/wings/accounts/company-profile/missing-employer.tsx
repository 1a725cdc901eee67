import { LOGIN_REDIRECT_MS } from '@nextshift/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Shown when no employer is signed in; redirects to the login after a moment (spec section 2.6). */
export function MissingEmployer() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = paths.employerLogin(pathname + search);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login, { replace: true }), LOGIN_REDIRECT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate, login]);

  return (
    <div role="alert" className="page-column">
      <EmptyState
        drawing="lost"
        headingLevel="h1"
        title="No employer data found"
        action={
          <Button asChild>
            <PageLink to={login}>Sign in now</PageLink>
          </Button>
        }
      >
        This page is for signed-in employers. You will be taken to the employer sign-in in a moment.
      </EmptyState>
    </div>
  );
}
