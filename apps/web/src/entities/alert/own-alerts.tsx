import type { Alert } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../platform/api/failure-text.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useFocusOnLess } from '../../ui/hooks/use-focus-on-less.ts';
import { AlertRow } from './alert-row.tsx';
import { alertsQuery } from './alerts-query.ts';

/** A seeker's job alerts, and what can be changed about them. */
export function OwnAlerts() {
  const accountId = useAuthStore((state) => state.accountId);
  return accountId === null ? null : <Alerts accountId={accountId} />;
}

function Alerts({ accountId }: { accountId: string }) {
  const { data, error, isFetching, refetch } = useQuery(alertsQuery(accountId));
  if (data) return <AlertList accountId={accountId} alerts={data} />;
  if (error) {
    return (
      <LoadFailure
        headingLevel="h3"
        title="Your alerts did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your alerts" className="space-y-3">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}

function AlertList({ accountId, alerts }: { accountId: string; alerts: readonly Alert[] }) {
  const { list, expectLess } = useFocusOnLess(alerts.length);
  if (alerts.length === 0) {
    return (
      <EmptyState
        drawing="applications"
        headingLevel="h3"
        title="No alerts yet"
        action={
          <Button asChild>
            <PageLink to={paths.jobs()}>Find jobs</PageLink>
          </Button>
        }
      >
        Search for jobs and press Alert me: new ones come to you by mail.
      </EmptyState>
    );
  }
  return (
    <ul ref={list} className="divide-y divide-line">
      {alerts.map((alert) => (
        <li key={alert.id} className="py-5 first:pt-0 last:pb-0">
          <AlertRow accountId={accountId} alert={alert} onDelete={expectLess} />
        </li>
      ))}
    </ul>
  );
}
