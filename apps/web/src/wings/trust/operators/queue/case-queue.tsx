import type { CaseSummary } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PrefetchPageLinks } from 'react-router';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { useFocusOnMore } from '../../../../ui/hooks/use-focus-on-more.ts';
import { MorePages } from '../more-pages.tsx';
import { CaseRow } from './case-row.tsx';
import { casesOf, casesQuery } from './cases-query.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const EMPTY: Readonly<Record<CaseSummary['status'], { title: string; text: string }>> = {
  open: { title: 'No open cases', text: 'What is held or reported next appears here.' },
  decided: {
    title: 'Nothing decided yet',
    text: 'Decided cases appear here, the last one first.',
  },
  settled: {
    title: 'Nothing settled yet',
    text: 'What an edit settled before anybody decided appears here, with what was posted first.',
  },
};

const FAILED = 'Something went wrong. Please try again.';

/** The cases of one status: loading, failed, empty or listed. */
export function CaseQueue({ status }: { status: CaseSummary['status'] }) {
  const query = useInfiniteQuery(casesQuery(status));
  const cases = casesOf(query.data);
  const { list, expectMore } = useFocusOnMore(cases.length);
  const keys = useQueueKeys(list, () => {
    if (!query.hasNextPage || query.isFetching) return;
    expectMore();
    void query.fetchNextPage();
  });

  if (!query.data) {
    return query.error ? (
      <LoadFailure
        title="The cases did not load"
        message={failureText(query.error, FAILED)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading the cases" className="space-y-2">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="h-16 rounded-card" />
        ))}
      </SkeletonGroup>
    );
  }
  if (cases.length === 0) {
    const { title, text } = EMPTY[status];
    return (
      <EmptyState drawing="applications" title={title}>
        {text}
      </EmptyState>
    );
  }
  const [first] = cases;
  return (
    <>
      {first ? <PrefetchPageLinks page={operatorPaths.case(first.id)} /> : null}
      <Card padding="none" asChild>
        <ul ref={list} onKeyDown={keys.onKeyDown} className="divide-y divide-line overflow-hidden">
          {cases.map((one, index) => (
            <li key={one.id}>
              <CaseRow summary={one} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </Card>
      <MorePages query={query} onPress={expectMore} />
    </>
  );
}
