import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';

/** Why a report or its note was not sent. */
export function describeFailure(error: unknown): ReactNode {
  if (!(error instanceof ApiError && error.code === 'not_signed_in')) {
    return failureText(error, 'Your report was not sent. Please try again.');
  }
  return (
    <>
      You are signed out.{' '}
      <PageLink to={paths.login()} target="_blank" className="text-link">
        Sign in in a new tab
      </PageLink>
      , then send your report here.
    </>
  );
}
