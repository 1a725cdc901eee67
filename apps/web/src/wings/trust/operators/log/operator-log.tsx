import {
  appealStatuses,
  caseActions,
  caseDecisions,
  formatMoment,
  type OperatorLogEntry,
} from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { useFocusOnMore } from '../../../../ui/hooks/use-focus-on-more.ts';
import { ACT_WORDS, APPEAL_WORDS, outcomeText } from '../case-words.ts';
import { MorePages } from '../more-pages.tsx';
import { logQuery } from './log-query.ts';

/** What operators did and looked at, newest first. */
export function OperatorLog() {
  const query = useInfiniteQuery(logQuery);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const { list, expectMore } = useFocusOnMore(entries.length);
  if (!query.data) {
    return query.error ? (
      <LoadFailure
        title="The log did not load"
        message={failureText(query.error, 'Something went wrong. Please try again.')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading the log" className="space-y-2">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} className="h-12 rounded-card" />
        ))}
      </SkeletonGroup>
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState drawing="applications" title="Nothing yet">
        Sign-ins, looks, decisions and suspensions appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <Card padding="none" asChild>
        <ul ref={list} className="divide-y divide-line overflow-hidden">
          {entries.map((entry) => (
            <li key={entry.id}>
              <LogRow entry={entry} />
            </li>
          ))}
        </ul>
      </Card>
      <MorePages query={query} onPress={expectMore} />
    </>
  );
}

function LogRow({ entry }: { entry: OperatorLogEntry }) {
  const { at, operatorEmail, act, caseId, subjectName, outcome, reason } = entry;
  const path = pathOf(entry);
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 sm:px-5 md:grid-cols-[minmax(0,1fr)_14rem_13rem]">
      <div className="min-w-0 md:order-first">
        <p>
          <span className="font-semibold">{ACT_WORDS[act]}</span>
          {path === null ? null : (
            <>
              {': '}
              <PageLink to={path} className="text-link wrap-anywhere">
                {subjectName ?? (caseId === null ? 'a seeker' : 'the case')}
              </PageLink>
            </>
          )}
          {searchText(entry)}
        </p>
        {outcome === null ? null : <p className="text-sm font-medium">{outcomeInWords(outcome)}</p>}
        {reason === null ? null : (
          <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      <p className="truncate text-sm text-ink-soft">{operatorEmail}</p>
      <p className="text-sm text-ink-soft tabular-nums md:text-right">
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
    </div>
  );
}

function pathOf({ caseId, accountKind, accountId }: OperatorLogEntry): string | null {
  if (caseId !== null) return operatorPaths.case(caseId);
  if (accountId === null) return null;
  return accountKind === 'seeker'
    ? operatorPaths.seeker(accountId)
    : operatorPaths.company(accountId);
}

/** ': 3 companies'. */
function searchText({ accountKind, foundCount }: OperatorLogEntry): string | null {
  if (foundCount === null) return null;
  const [one, many] = accountKind === 'seeker' ? ['seeker', 'seekers'] : ['company', 'companies'];
  return `: ${String(foundCount)} ${foundCount === 1 ? one : many}`;
}

/** The log has `uphold remove_job`, and `accepted` for an appeal. */
function outcomeInWords(outcome: string): string {
  const appeal = appealStatuses.find((one) => one === outcome);
  if (appeal) return APPEAL_WORDS[appeal];
  const words = outcome.split(' ');
  const decision = caseDecisions.find((one) => one === words[0]);
  const action = caseActions.find((one) => one === words[1]) ?? 'none';
  return decision === undefined ? outcome : outcomeText(decision, action);
}
