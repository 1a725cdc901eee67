import type { FoundEmployer, FoundSeeker } from '@nextshift/contract';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { operatorPaths } from '../../../../platform/routing/operator-paths.ts';
import { PageLink } from '../../../../platform/routing/page-link.tsx';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { CardAction } from '../../../../ui/buttons/card-action.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { useFocusOnMore } from '../../../../ui/hooks/use-focus-on-more.ts';
import { MorePages } from '../more-pages.tsx';
import { useQueueKeys } from '../queue/use-queue-keys.ts';
import { SuspendedBadge, VerificationBadge } from './account-badges.tsx';
import { employersQuery, seekersQuery } from './accounts-query.ts';

/** Companies and seekers that a text finds; J, K and arrows go through both lists. */
export function FoundAccounts({ text }: { text: string }) {
  const lists = useRef<HTMLDivElement>(null);
  const { onKeyDown } = useQueueKeys(lists);
  return (
    <div ref={lists} onKeyDown={onKeyDown} className="mt-8 grid gap-10">
      <FoundEmployers text={text} />
      <FoundSeekers text={text} />
    </div>
  );
}

/** The companies that a text finds. */
function FoundEmployers({ text }: { text: string }) {
  const query = useInfiniteQuery(employersQuery(text));
  return (
    <Found title="Companies" nobody="No company is found." query={query}>
      {(employer: FoundEmployer) => (
        <Row
          path={operatorPaths.company(employer.id)}
          name={employer.companyName}
          about={[employer.email, placeOf(employer)].filter(Boolean).join(' · ')}
          memberSince={employer.memberSince}
          badge={<VerificationBadge verification={employer.verification} />}
        />
      )}
    </Found>
  );
}

/** The seekers that a text finds. */
function FoundSeekers({ text }: { text: string }) {
  const query = useInfiniteQuery(seekersQuery(text));
  return (
    <Found title="Seekers" nobody="No seeker is found." query={query}>
      {(seeker: FoundSeeker) => (
        <Row
          path={operatorPaths.seeker(seeker.id)}
          name={`${seeker.firstName} ${seeker.lastName}`}
          about={seeker.email}
          memberSince={seeker.memberSince}
          badge={<SuspendedBadge suspendedAt={seeker.suspendedAt} />}
        />
      )}
    </Found>
  );
}

interface FoundProps<Account> {
  title: string;
  nobody: string;
  query: UseInfiniteQueryResult<{ pages: readonly { readonly found: readonly Account[] }[] }>;
  children: (account: Account) => ReactNode;
}

/** One kind of accounts: loading, failed, none or listed. */
function Found<Account extends { readonly id: string }>(props: FoundProps<Account>) {
  const { title, nobody, query, children } = props;
  const titleId = useId();
  const accounts = query.data?.pages.flatMap(({ found }) => found) ?? [];
  const { list, expectMore } = useFocusOnMore(accounts.length);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-heading font-bold">
        {title}
      </h2>
      {!query.data && query.error ? (
        <LoadFailure
          headingLevel="h3"
          title={`The ${title.toLowerCase()} did not load`}
          message={failureText(query.error, 'Something went wrong. Please try again.')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <SkeletonGroup label={`Loading the ${title.toLowerCase()}`} className="space-y-2">
          <Skeleton className="h-16 rounded-card" />
          <Skeleton className="h-16 rounded-card" />
        </SkeletonGroup>
      ) : accounts.length === 0 ? (
        <p className="text-ink-soft">{nobody}</p>
      ) : (
        <>
          <Card padding="none" asChild>
            <ul ref={list} className="divide-y divide-line overflow-hidden">
              {accounts.map((account) => (
                <li key={account.id}>{children(account)}</li>
              ))}
            </ul>
          </Card>
          <MorePages query={query} onPress={expectMore} />
        </>
      )}
    </section>
  );
}

interface RowProps {
  path: string;
  name: string;
  about: string;
  memberSince: string;
  badge: ReactNode;
}

/** An account; the whole row opens it. */
function Row({ path, name, about, memberSince, badge }: RowProps) {
  return (
    <div className="relative grid items-center gap-x-6 gap-y-1 px-4 py-3 transition-colors duration-120 hover:bg-sunken has-focus-visible:bg-sunken sm:px-5 md:grid-cols-[minmax(0,1fr)_11rem_10rem]">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-semibold wrap-anywhere">
          <CardAction
            className="after:rounded-none! focus-visible:after:-outline-offset-2!"
            asChild
          >
            <PageLink to={path}>{name}</PageLink>
          </CardAction>
        </h3>
        <p className="truncate text-sm text-ink-soft">{about}</p>
      </div>
      <p className="max-md:empty:hidden md:text-right">{badge}</p>
      <p className="text-sm text-ink-soft md:text-right">
        Since <time dateTime={memberSince}>{formatDate(memberSince)}</time>
      </p>
    </div>
  );
}

function placeOf({ city, state }: FoundEmployer): string {
  return [city, state].filter(Boolean).join(', ');
}
