import type { Alert } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../platform/api/failure-text.ts';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { useFocusOnLess } from '../../../ui/hooks/use-focus-on-less.ts';
import { AlertRow } from './alert-row.tsx';
import { alertsQuery } from './alerts-query.ts';

interface OwnAlertsProps {
  /** Of each alert. */
  headingLevel: 'h2' | 'h3';
}

/** A seeker's job alerts, and what can be changed about them. */
export function OwnAlerts({ headingLevel }: OwnAlertsProps) {
  const accountId = useAuthStore((state) => state.accountId);
  return accountId === null ? null : <Alerts accountId={accountId} headingLevel={headingLevel} />;
}

function Alerts({ accountId, headingLevel }: OwnAlertsProps & { accountId: string }) {
  const { data, error, isFetching, refetch } = useQuery(alertsQuery(accountId));
  if (data) {
    return <AlertList accountId={accountId} alerts={data} headingLevel={headingLevel} />;
  }
  if (error) {
    return (
      <LoadFailure
        headingLevel={headingLevel}
        title="Your alerts did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your alerts">
      <SkeletonText lines={4} className="min-h-44 max-w-md py-5" />
    </SkeletonGroup>
  );
}

interface AlertListProps extends OwnAlertsProps {
  accountId: string;
  alerts: readonly Alert[];
}

function AlertList({ accountId, alerts, headingLevel }: AlertListProps) {
  const { list, expectLess } = useFocusOnLess(alerts.length);
  if (alerts.length === 0) {
    return (
      <EmptyState
        drawing="applications"
        headingLevel={headingLevel}
        title="No alerts yet"
        action={
          <Button asChild>
            <PageLink to={paths.jobs()}>Find jobs</PageLink>
          </Button>
        }
      >
        Search for jobs and press Alert me: new ones come to you by email.
      </EmptyState>
    );
  }
  return (
    <ul ref={list} className="divide-y divide-line">
      {alerts.map((alert) => (
        <li key={alert.id} className="py-5 first:pt-0 last:pb-0">
          <AlertRow {...{ accountId, alert, headingLevel }} onDelete={expectLess} />
        </li>
      ))}
    </ul>
  );
}
