import type { Route } from './+types/login.ts';
import { useArrival } from '../../wings/hiring/job-actions/index.ts';
import { accessLead, LoginForm, ShiftScene } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { nextForBoth, useNextPath } from '../../platform/routing/use-next-path.ts';
import { SplitPage } from '../../ui/layout/split-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta({
    matches,
    title: 'Sign in',
    description: 'Sign in to save jobs, apply with one click and follow your applications.',
    path: paths.login(),
  });
}

export default function Login() {
  const { fulfil, arrive } = useArrival();
  const next = useNextPath();

  const continueToNext = () => {
    if (next) fulfil(next);
    void arrive(next ?? paths.profile());
  };

  return (
    <SplitPage
      title="Welcome back"
      lead={
        accessLead(next, 'Sign in or join') ??
        'Sign in to save jobs, apply with one click and follow your applications.'
      }
      headline={'The good\nshifts go fast.'}
      scene={<ShiftScene />}
    >
      <LoginForm onSignedIn={continueToNext} />
      <div className="mt-8 space-y-2 border-t border-line pt-6 text-ink-soft">
        <p>
          New to NextShift?{' '}
          <PageLink to={paths.signup(next)} className="text-link">
            Create an account
          </PageLink>
        </p>
        <p>
          Hiring?{' '}
          <PageLink to={paths.employerLogin(nextForBoth(next))} className="text-link">
            Sign in as an employer
          </PageLink>
        </p>
      </div>
    </SplitPage>
  );
}
