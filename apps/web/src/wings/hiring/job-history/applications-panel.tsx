import type { Application } from '@nextshift/contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CountBadge } from '../../../ui/display/count-badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ApplicationRow, type ApplicationRowProps } from './application-row.tsx';
import { OwnListPanel, type OwnList } from './own-list-panel.tsx';
import type { ApplicationLists } from './use-applications.ts';
import { useListFocus } from './use-list-focus.ts';

export interface ApplicationsPanelProps extends Omit<ApplicationRowProps, 'application'> {
  lists: ApplicationLists;
}

/** The applications by what they are for the seeker; those that are over are folded. */
export function ApplicationsPanel({ lists, ...row }: ApplicationsPanelProps) {
  const { waiting, yours, ended } = lists;
  const all = [waiting, yours, ended];
  const listFocus = useListFocus();
  const panel = (list: OwnList<Application>) => (
    <OwnListPanel
      list={list}
      what="applications"
      row={(application) => <ApplicationRow application={application} {...row} />}
      empty={null}
    />
  );
  const unloaded =
    all.find(({ items, query }) => items === null && query.error) ??
    all.find(({ items }) => items === null);
  if (unloaded) {
    const refetch = () => Promise.all(all.map(({ query }) => query.refetch()));
    return panel({ ...unloaded, query: { ...unloaded.query, refetch } });
  }
  const isEmpty = (list: OwnList<Application>) => list.count === 0;
  if (all.every(isEmpty)) return <NoApplications />;
  return (
    <div {...listFocus} className="space-y-8">
      {isEmpty(waiting) ? null : (
        <StateSection title="Waiting" list={waiting}>
          {panel(waiting)}
        </StateSection>
      )}
      {isEmpty(yours) ? null : (
        <StateSection title="Yours" list={yours}>
          {panel(yours)}
        </StateSection>
      )}
      {isEmpty(ended) ? null : (
        <details className="group" open={isEmpty(waiting) && isEmpty(yours)}>
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2.5 rounded-control pr-2 [&::-webkit-details-marker]:hidden">
            <StateTitle title="Ended" list={ended} />
            <ChevronDown
              aria-hidden="true"
              className="size-5 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="mt-3">{panel(ended)}</div>
        </details>
      )}
    </div>
  );
}

interface StateTitleProps {
  title: string;
  list: OwnList<Application>;
  id?: string;
}

function StateTitle({ title, list, id }: StateTitleProps) {
  return (
    <h2 id={id} className="flex items-center gap-2.5 text-heading font-bold">
      {title} <CountBadge count={list.count ?? 0} />
    </h2>
  );
}

function StateSection({ children, ...title }: StateTitleProps & { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <StateTitle id={id} {...title} />
      <div className="mt-3">{children}</div>
    </section>
  );
}

function NoApplications() {
  return (
    <EmptyState
      drawing="applications"
      title="No applications yet"
      action={
        <Button asChild>
          <PageLink to={paths.jobs()}>Find a job</PageLink>
        </Button>
      }
    >
      Apply with one click, and follow your application here.
    </EmptyState>
  );
}
