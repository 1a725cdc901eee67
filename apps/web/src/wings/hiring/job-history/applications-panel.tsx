import type { Application } from '@nextshift/contract';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ApplicationCard, type ApplicationCardProps } from './application-card.tsx';
import { OwnListPanel, type OwnList } from './own-list-panel.tsx';

export interface ApplicationsPanelProps extends Omit<ApplicationCardProps, 'application'> {
  list: OwnList<Application>;
}

export function ApplicationsPanel({ list, ...card }: ApplicationsPanelProps) {
  return (
    <OwnListPanel
      list={list}
      what="applications"
      card={(application) => <ApplicationCard application={application} {...card} />}
      empty={
        <EmptyState
          drawing="applications"
          title="No applications yet"
          action={
            <Button asChild>
              <PageLink to={paths.jobs()}>Find a job</PageLink>
            </Button>
          }
        >
          Apply with one click, and follow here what becomes of it.
        </EmptyState>
      }
    />
  );
}
