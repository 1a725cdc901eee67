import { draftProblem, formatMoment, type JobDraft } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { DataTable, type Column } from '../../../../ui/display/data-table.tsx';
import { DraftRowActions, type DraftRowActionsProps } from './draft-row-actions.tsx';
import { titleOf } from './title-of.ts';

export interface DraftsTableProps extends Omit<DraftRowActionsProps, 'draft'> {
  tab: 'Drafts' | 'Scheduled';
  drafts: readonly JobDraft[];
}

/** The employer's drafts, or those that are scheduled. */
export function DraftsTable({ tab, drafts, ...rowActions }: DraftsTableProps) {
  const columns: Column<JobDraft>[] = [
    { id: 'position', header: 'Position', isTitle: true, cell: drawPosition },
    tab === 'Drafts'
      ? {
          id: 'saved',
          header: 'Last Saved',
          className: 'whitespace-nowrap',
          cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>,
        }
      : { id: 'time', header: 'Goes Live', cell: drawTime },
    {
      id: 'actions',
      header: 'Actions',
      hideLabel: true,
      className: 'md:text-right',
      cell: (draft) => <DraftRowActions draft={draft} {...rowActions} />,
    },
  ];
  return (
    <DataTable
      caption={tab === 'Drafts' ? 'Drafts' : 'Scheduled jobs'}
      columns={columns}
      rows={drafts}
      rowKey={({ id }) => id}
    />
  );
}

function drawPosition(draft: JobDraft) {
  const { type, city } = draft.fields;
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">{titleOf(draft)}</span>
      <span className="block text-sm text-ink-soft">
        {[type, city].filter(Boolean).join(' · ') || 'Just started'}
      </span>
    </span>
  );
}

function drawTime({ fields, publishAt, blockedReason }: JobDraft) {
  if (publishAt === null) return null;
  const time = <time dateTime={publishAt}>{formatMoment(publishAt)}</time>;
  const problem = draftProblem(fields, new Date(publishAt));
  if (blockedReason === null && problem === null) return time;
  return (
    <span className="block max-md:basis-full">
      <Badge tone="warning">
        {blockedReason === null ? 'Scheduled, but incomplete' : 'Waiting'}
      </Badge>
      <span className="mt-1 block text-sm text-ink-soft">{blockedReason ?? problem}</span>
      <span className="block text-sm text-ink-soft">
        {blockedReason === null ? 'Due' : 'Was due'} {time}
      </span>
    </span>
  );
}
