import { useNavigate } from 'react-router';
import type { Route } from './+types/employer-login.ts';
import { ApplicantScene, LoginForm } from '../../wings/identity/employer-access/index.ts';
import { useArrival } from '../../wings/hiring/job-actions/index.ts';
import { accessLead } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { nextForBoth, useNextPath } from '../../platform/routing/use-next-path.ts';
import { SplitPage } from '../../ui/layout/split-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta({
    matches,
    title: 'Employer sign in',
    description: 'Sign in to post jobs, meet applicants and manage your listings.',
    path: paths.employerLogin(),
  });
}

export default function EmployerLogin() {
  const navigate = useNavigate();
  const { arrive } = useArrival();
  const next = useNextPath();
  const report = nextForBoth(next);

  const continueToNext = () => {
    if (report !== undefined) void arrive(report);
    else void navigate(next ?? paths.employer(), { replace: true });
  };

  return (
    <SplitPage
      title="Employer sign in"
      lead={
        accessLead(report, 'Sign in or register') ??
        'Post jobs, meet applicants and manage your listings.'
      }
      headline={'Someone nearby\nwants that shift.'}
      scene={<ApplicantScene />}
    >
      <LoginForm
        onSignedIn={continueToNext}
        onSuspended={(appealToken) => {
          void navigate(`/appeal?${new URLSearchParams({ token: appealToken })}`);
        }}
      />
      <div className="mt-8 space-y-2 border-t border-line pt-6 text-ink-soft">
        <p>
          New to NextShift?{' '}
          <PageLink to={paths.employerSignup(next)} className="text-link">
            Register now
          </PageLink>
        </p>
        <p>
          Looking for work?{' '}
          <PageLink to={paths.login(report)} className="text-link">
            Sign in as a job seeker
          </PageLink>
        </p>
      </div>
    </SplitPage>
  );
}
