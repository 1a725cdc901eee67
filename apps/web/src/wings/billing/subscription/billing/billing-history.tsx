import type { BillingEvent, BillingEventKind } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { useSubscriptionStore } from '../../../../platform/session/employer/subscription-store.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { DataTable, type Column } from '../../../../ui/display/data-table.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../../ui/navigation/load-more.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/feedback/skeleton.tsx';
import { billedText } from './billed-text.ts';
import { billingHistoryQuery } from './billing-history-query.ts';
import { useOpenInvoice } from './open-provider-page.ts';
import { cycleWords, planOnSale } from '../plans/plan-words.ts';

const words = {
  started: (plan) => `${plan} plan started`,
  renewed: (plan) => `${plan} plan renewed`,
  changed: (plan) => `Changed to ${plan}`,
  payment_failed: (plan) => `Payment for ${plan} failed`,
  cancel_scheduled: (plan) => `${plan} canceled at the end of the period`,
  reactivated: (plan) => `${plan} reactivated`,
  refunded: (plan) => `Payment for ${plan} refunded`,
  suspended: (plan) => `${plan} suspended: a payment is disputed`,
  restored: (plan) => `${plan} restored: the dispute is settled`,
  ended: (plan) => `${plan} plan ended`,
} as const satisfies Record<BillingEventKind, (plan: string) => string>;

/** The text of a line in the billing history. */
function billingEventWords({ kind, planType }: BillingEvent): string {
  return words[kind](planOnSale(planType).name);
}

export interface BillingHistoryProps {
  employerId: string;
}

/** Bills and changes, for an employer who has or had a plan. */
export function BillingHistory({ employerId }: BillingHistoryProps) {
  const id = useSubscriptionStore(({ subscription }) => subscription?.id);
  if (id === undefined) return null;
  return (
    <Card padding="none" className="mt-14" asChild>
      <section aria-labelledby="billing-heading">
        <h2 id="billing-heading" className="px-5 pt-5 pb-3 text-heading font-bold">
          Billing history
        </h2>
        <Events employerId={employerId} subscriptionId={id} />
      </section>
    </Card>
  );
}

function Events({ employerId, subscriptionId }: BillingHistoryProps & { subscriptionId: string }) {
  const query = useInfiniteQuery(billingHistoryQuery(employerId, subscriptionId));
  const { data, error, isFetching, hasNextPage } = query;
  if (!data) {
    return error ? (
      <LoadFailure
        headingLevel="h3"
        title="The billing history did not load"
        message={failureText(error, 'Something went wrong. Please try again.')}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonGroup label="Loading the billing history" className="px-5 pb-6">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return <p className="px-5 pb-6 text-ink-soft">Nothing has been billed yet.</p>;
  }
  const moreFailed = error !== null && !isFetching;
  return (
    <div className="max-md:px-5 max-md:pb-5 md:px-2 md:pb-2">
      <DataTable
        caption="Billing history, newest first"
        columns={columns}
        rows={events}
        rowKey={({ id }) => id}
      />
      {moreFailed ? (
        <p role="alert" className="pt-4 text-center font-medium text-danger">
          {failureText(error, 'Something went wrong. Please try again.')}
        </p>
      ) : null}
      {hasNextPage ? (
        <div className="pb-6">
          <LoadMore
            label={moreFailed ? 'Try again' : 'Show more'}
            pending={query.isFetchingNextPage}
            onLoadMore={() => void query.fetchNextPage()}
          />
        </div>
      ) : null}
    </div>
  );
}

const columns: readonly Column<BillingEvent>[] = [
  {
    id: 'what',
    header: 'What',
    isTitle: true,
    cell: (event) => (
      <>
        <span className="font-semibold">{billingEventWords(event)}</span>{' '}
        <span className="block text-sm text-ink-soft first-letter:uppercase">
          {cycleWords[event.billingCycle]}
        </span>
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ occurredAt }) => <time dateTime={occurredAt}>{formatDate(occurredAt)}</time>,
    className: 'md:w-40 whitespace-nowrap',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (event) => <Amount event={event} />,
    className: 'md:w-44 md:text-right',
  },
];

function Amount({ event }: { event: BillingEvent }) {
  const { amount, kind, hasInvoice } = event;
  if (amount === null) return <span className="text-ink-soft">Nothing billed</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 font-semibold tabular-nums">
      {kind === 'payment_failed' ? <Badge tone="danger">Not paid</Badge> : null}
      {hasInvoice ? <Invoice event={event} /> : null}
      {amountText(kind, amount)}
    </span>
  );
}

/** Refunds and credit are negative. */
function amountText(kind: BillingEvent['kind'], amount: number): string {
  if (amount >= 0) return billedText(amount);
  const given = `−${billedText(-amount)}`;
  return kind === 'refunded' ? given : `${given} credit`;
}

function Invoice({ event }: { event: BillingEvent }) {
  const { mutate, isPending } = useOpenInvoice(event.id);
  return (
    <button
      type="button"
      className="min-h-6 text-link text-sm font-medium"
      disabled={isPending}
      aria-label={`Invoice: ${billingEventWords(event)}, ${formatDate(event.occurredAt)}`}
      onClick={() => {
        mutate();
      }}
    >
      {isPending ? 'Opening...' : 'Invoice'}
    </button>
  );
}
