import { useNavigate } from 'react-router';
import type { Route } from './+types/signup.ts';
import { useArrival } from '../../wings/hiring/job-actions/index.ts';
import { accessLead, ShiftScene, SignupForm } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { nextForBoth, useNextPath } from '../../platform/routing/use-next-path.ts';
import { SplitPage } from '../../ui/layout/split-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta({
    matches,
    title: 'Join NextShift',
    description:
      'Create a free account to save shifts and creator gigs near you and apply with one click.',
    path: paths.signup(),
  });
}

export default function Signup() {
  const navigate = useNavigate();
  const { fulfil } = useArrival();
  const next = useNextPath();

  /** Always to the wizard (spec section 2.1), which continues to `next`. */
  const continueToNext = () => {
    if (next) fulfil(next);
    void navigate(paths.completeProfile(next), { replace: true });
  };

  return (
    <SplitPage
      title="Join NextShift"
      lead={
        accessLead(next, 'Join or sign in') ??
        'Save jobs, apply with one click and follow your applications.'
      }
      headline={'One profile.\nEvery shift nearby.'}
      scene={<ShiftScene />}
    >
      <SignupForm onSignedUp={continueToNext} />
      <div className="mt-8 space-y-2 border-t border-line pt-6 text-ink-soft">
        <p>
          Already have an account?{' '}
          <PageLink to={paths.login(next)} className="text-link">
            Sign in
          </PageLink>
        </p>
        <p>
          Hiring?{' '}
          <PageLink to={paths.employerSignup(nextForBoth(next))} className="text-link">
            Register your company
          </PageLink>
        </p>
      </div>
    </SplitPage>
  );
}
