import type { ReportSubjectType } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';

/** What the reporter may expect, and who learns of it. */
export function WhatHappensNext({ type }: { type: ReportSubjectType }) {
  const isEmployer = useAuthStore(({ kind }) => kind === 'employer');
  return (
    <>
      A person reads it.{' '}
      {isEmployer && (type === 'application' || type === 'message')
        ? 'The applicant is not told.'
        : 'The company never learns who reported it.'}{' '}
      You can follow it under Your reports,{' '}
      {isEmployer ? (
        <>
          on your{' '}
          <PageLink to={paths.employerProfile()} className="text-link">
            company profile
          </PageLink>
        </>
      ) : (
        <>
          in the settings of your{' '}
          <PageLink to={paths.profile()} className="text-link">
            profile
          </PageLink>
        </>
      )}
      .
    </>
  );
}
