import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'react-router';
import {
  caseQuery,
  CaseView,
  operatorMeta,
  OperatorNav,
} from '../../wings/trust/operators/index.ts';
import { isNotFound } from '../../platform/api/api-error.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { operatorPaths } from '../../platform/routing/operator-paths.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

export const handle: PageHandle = { Nav: OperatorNav };

export function meta() {
  return operatorMeta('Case');
}

export default function OperatorCase() {
  const { caseId = '' } = useParams();
  return (
    <div className="page-column pb-16">
      <div className="pt-4 sm:pt-6">
        <Button variant="ghost" size="small" className="-ml-3.5" asChild>
          <PageLink to={operatorPaths.cases()}>
            <ChevronLeft aria-hidden="true" />
            Cases
          </PageLink>
        </Button>
      </div>
      <Case key={caseId} caseId={caseId} />
    </div>
  );
}

function Case({ caseId }: { caseId: string }) {
  const { data, error, isFetching, refetch } = useQuery(caseQuery(caseId));
  if (data) return <CaseView detail={data} />;
  // A malformed id names nothing either.
  if (isNotFound(error)) {
    return (
      <EmptyState drawing="lost" headingLevel="h1" title="There is no such case">
        It may have been deleted with its subject.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel="h1"
        title="The case did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading the case" className="mt-4 space-y-6">
      <Skeleton className="h-9 w-72" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
