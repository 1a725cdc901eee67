import { allowsAssignmentAction, type Assignment, formatPhone } from '@nextshift/contract';
import { formatDate } from '../../../../platform/text/format-date.ts';
import {
  asksForCover,
  assignmentTones,
  stateWords,
  workerName,
} from '../../../../entities/shift/assignment-words.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { DateChange } from '../change-assignment.ts';

export interface WorkerRowProps {
  assignment: Assignment;
  asOf: Date;
  /** `row`: the element of the row. */
  onAsk: (change: DateChange, row: HTMLElement | null) => void;
  /** Asks who covers the date; undefined where nobody is missing. */
  onCover: ((row: HTMLElement | null) => void) | undefined;
}

/** Somebody who works on a date, how to reach them as long as it is shown, and what can be done. */
export function WorkerRow({ assignment, asOf, onAsk, onCover }: WorkerRowProps) {
  const { status, person, disputeUntil } = assignment;
  const name = workerName(assignment);
  const allows = (action: DateChange) =>
    allowsAssignmentAction(action, { ...assignment, noShowAt: null }, asOf);
  return (
    <li
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 outline-none"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge tone={asksForCover(assignment) ? 'warning' : assignmentTones[status]}>
            {stateWords(assignment)}
          </Badge>
        </p>
        {assignment.giveUpReason === null ? null : (
          <p className="text-sm wrap-anywhere text-ink-soft">“{assignment.giveUpReason}”</p>
        )}
        {person && (person.email !== null || person.phone !== null) ? (
          <p className="flex flex-wrap gap-x-4 text-sm">
            {person.phone === null ? null : (
              <a
                href={`tel:+1${person.phone}`}
                className="inline-flex min-h-6 items-center text-link"
              >
                {formatPhone(person.phone)}
              </a>
            )}
            {person.email === null ? null : (
              <a
                href={`mailto:${person.email}`}
                className="inline-flex min-h-6 items-center text-link wrap-anywhere"
              >
                {person.email}
              </a>
            )}
          </p>
        ) : null}
        {disputeUntil === null ? null : (
          <p className="text-sm text-ink-soft">
            They can dispute this until {formatDate(disputeUntil)}.
          </p>
        )}
      </div>
      <div className="-mx-3 flex flex-wrap">
        {allows('cancel') ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={`Cancel this date for ${name}`}
            onClick={(event) => {
              onAsk('cancel', event.currentTarget.closest('li'));
            }}
          >
            Cancel date
          </Button>
        ) : null}
        {allows('no-show') ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={`${name} did not come`}
            onClick={(event) => {
              onAsk('no-show', event.currentTarget.closest('li'));
            }}
          >
            Did not come
          </Button>
        ) : null}
        {allows('came') ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={`${name} did come`}
            onClick={(event) => {
              onAsk('came', event.currentTarget.closest('li'));
            }}
          >
            Did come
          </Button>
        ) : null}
        {onCover ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={`Find cover for ${name}`}
            onClick={(event) => {
              onCover(event.currentTarget.closest('li'));
            }}
          >
            Find cover
          </Button>
        ) : null}
      </div>
    </li>
  );
}
