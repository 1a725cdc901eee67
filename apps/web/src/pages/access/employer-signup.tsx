import type { Employer } from '@nextshift/contract';
import { useState } from 'react';
import type { Route } from './+types/employer-signup.ts';
import { NextSteps } from '../../entities/employer/next-steps.tsx';
import {
  ApplicantScene,
  SignupForm,
  type FirstSignIn,
} from '../../wings/identity/employer-access/index.ts';
import { accessLead } from '../../wings/identity/seeker-access/index.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { publicMeta } from '../../platform/layout/public-meta.ts';
import { nextForBoth, useNextPath } from '../../platform/routing/use-next-path.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SplitPage } from '../../ui/layout/split-page.tsx';

const HEADLINE = 'Post a shift.\nMeet your people.';

export function meta({ matches }: Route.MetaArgs) {
  return publicMeta({
    matches,
    title: 'Register your company',
    description:
      'Post part-time shifts and creator gigs to students and recent graduates near you.',
    path: paths.employerSignup(),
  });
}

export default function EmployerSignup() {
  const next = useNextPath();
  const [employer, setEmployer] = useState<Employer>();

  if (employer) {
    return (
      <SplitPage
        title="Registration Successful!"
        lead={`${employer.companyName} is on NextShift. Sign in as ${employer.email}.`}
        focusTitle
        headline={HEADLINE}
        scene={<ApplicantScene />}
      >
        <div className="mb-8">
          <NextSteps />
        </div>
        <Button size="large" fullWidth asChild>
          <PageLink
            to={paths.employerLogin(next)}
            state={{ registeredEmail: employer.email } satisfies FirstSignIn}
          >
            Proceed to Login
          </PageLink>
        </Button>
      </SplitPage>
    );
  }

  return (
    <SplitPage
      title="Register your company"
      lead={
        accessLead(nextForBoth(next), 'Register or sign in') ??
        'A company account lets you post jobs and meet applicants.'
      }
      headline={HEADLINE}
      scene={<ApplicantScene />}
    >
      <SignupForm onRegistered={setEmployer} />
      <div className="mt-8 space-y-2 border-t border-line pt-6 text-ink-soft">
        <p>
          Already registered?{' '}
          <PageLink to={paths.employerLogin(next)} className="text-link">
            Sign in
          </PageLink>
        </p>
        <p>
          Looking for work?{' '}
          <PageLink to={paths.signup(nextForBoth(next))} className="text-link">
            Join as a job seeker
          </PageLink>
        </p>
      </div>
    </SplitPage>
  );
}
