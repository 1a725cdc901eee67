import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotFound } from '../../../../platform/api/api-error.ts';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';

export interface AccountPageProps<Account> {
  /** 'company' or 'seeker'. */
  noun: string;
  query: UseQueryResult<Account>;
  children: (account: Account) => ReactNode;
}

/** The page of an account: loading, failed, of nobody, or as it is. */
export function AccountPage<Account>({ noun, query, children }: AccountPageProps<Account>) {
  return (
    <div className="page-column pb-16">
      <div className="pt-4 sm:pt-6">
        <Button variant="ghost" size="small" className="-ml-3.5" asChild>
          <PageLink to={operatorPaths.accounts()}>
            <ChevronLeft aria-hidden="true" />
            Accounts
          </PageLink>
        </Button>
      </div>
      <Content noun={noun} query={query}>
        {children}
      </Content>
    </div>
  );
}

function Content<Account>({ noun, query, children }: AccountPageProps<Account>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  // A malformed id names nothing either.
  if (isNotFound(error)) {
    return (
      <EmptyState drawing="lost" headingLevel="h1" title={`There is no such ${noun}`}>
        The account may have been deleted.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h1"
        title={`The ${noun} did not load`}
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={`Loading the ${noun}`} className="mt-4 space-y-6">
      <Skeleton className="h-9 w-72" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
