import type { Application } from '@nextshift/contract';
import { useId } from 'react';
import { formatDate } from '../../platform/format-date.ts';
import { HistoryCard } from './history-card.tsx';
import { StatusChip } from './status-chip.tsx';

export function ApplicationCard({ application }: { application: Application }) {
  const { job, jobId, status, createdAt } = application;
  return (
    <HistoryCard
      jobId={jobId}
      titleId={useId()}
      job={job}
      when={`Applied ${formatDate(createdAt)}`}
      corner={<StatusChip status={status} />}
    />
  );
}
