import { type Alert, describeCriteria } from '@nextshift/contract';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { nextRunWords, PAUSE_WORDS } from './alert-words.ts';
import { useChangeAlert, useDeleteAlert, useRunAlert } from './change-alert.ts';
import { ScheduleFields } from './schedule-fields.tsx';

export interface AlertRowProps {
  accountId: string;
  alert: Alert;
  headingLevel: 'h2' | 'h3';
  /** Called with the pressed button before the row goes. */
  onDelete: (button: HTMLElement | null) => void;
}

/** One alert: its search in words, when it is sent, and its buttons. */
export function AlertRow({ accountId, alert, headingLevel: Heading, onDelete }: AlertRowProps) {
  const titleId = useId();
  const change = useChangeAlert(accountId);
  const run = useRunAlert();
  const button = useRef<HTMLButtonElement>(null);
  const remove = useDeleteAlert(accountId, () => {
    onDelete(button.current);
  });
  const { paused } = alert;
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading
          id={titleId}
          className="min-w-0 flex-1 basis-40 font-sans font-semibold wrap-anywhere"
        >
          {describeCriteria(alert.criteria)}
        </Heading>
        {paused === null ? null : <Badge tone="warning">Paused</Badge>}
      </div>
      <p className="mt-1 mb-3 min-h-[1.5em] text-sm text-ink-soft">
        {paused === null ? nextRunWords(alert) : PAUSE_WORDS[paused]}
      </p>
      <ScheduleFields
        cadence={alert.cadence}
        localHour={alert.localHour}
        onChange={(schedule) => {
          change.mutate({ alert, change: schedule });
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-describedby={titleId}
          onClick={() => {
            change.mutate({ alert, change: { paused: paused === null } });
          }}
        >
          {paused === null ? 'Pause' : 'Resume'}
        </Button>
        {paused === null ? (
          <Button
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            pending={run.isPending}
            pendingLabel="Sending..."
            onClick={() => {
              run.mutate(alert);
            }}
          >
            Run now
          </Button>
        ) : null}
        <Button
          ref={button}
          variant="ghost"
          size="small"
          aria-describedby={titleId}
          pending={remove.isPending}
          pendingLabel="Deleting..."
          onClick={() => {
            remove.mutate(alert);
          }}
        >
          Delete
        </Button>
      </div>
    </section>
  );
}
