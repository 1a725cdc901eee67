import {
  type BusySpan,
  describeShifts,
  formatCalendarDay,
  isForever,
  TIMETABLE_MAX_BYTES,
} from '@nextshift/contract';
import { useRef, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import type { useReadTimetable } from './save-week.ts';
import { TermTimes, TimeList } from './term-times.tsx';
import { firstDayAhead, termsOfTimetable } from './timetable-terms.ts';
import { UnreadEvents } from './unread-events.tsx';

export interface TimetableImportProps {
  /** Takes the times of the timetable as busy, besides those that are there or in their place. */
  onTake: (how: 'add' | 'replace') => void;
  hasBusy: boolean;
  /** Its data are shown until they are taken; saving the week takes them too. */
  timetable: ReturnType<typeof useReadTimetable>;
  /** From when its times count, where it is still to begin. */
  counts: 'term' | 'now';
  onCounts: (counts: 'term' | 'now') => void;
  today: string;
}

const NO_FILE = `Please choose an .ics file of up to ${String(TIMETABLE_MAX_BYTES / 1024 / 1024)} MB.`;

/** Reads a class timetable, and shows its times before they are taken. */
export function TimetableImport(props: TimetableImportProps) {
  const { onTake, hasBusy, timetable } = props;
  const [refusal, setRefusal] = useState<string>();
  const preview = useRef<HTMLDivElement>(null);
  const read = (file: File) => {
    setRefusal(undefined);
    timetable.mutate(file, {
      onSuccess: () => {
        requestAnimationFrame(() => preview.current?.focus());
      },
    });
  };
  const take = (how: 'add' | 'replace') => {
    onTake(how);
    timetable.reset();
  };
  const failure = timetable.error
    ? failureText(timetable.error, 'The class schedule was not read. Please try again.')
    : undefined;

  if (timetable.data && timetable.data.busy.length > 0) {
    return (
      <div ref={preview} tabIndex={-1} className="space-y-4 outline-none">
        <ReadTimes {...props} busy={timetable.data.busy} />
        <UnreadEvents events={timetable.data.unread} />
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              take(hasBusy ? 'replace' : 'add');
            }}
          >
            {hasBusy ? 'Replace my busy times' : 'Keep as busy times'}
          </Button>
          {hasBusy ? (
            <Button
              variant="secondary"
              onClick={() => {
                take('add');
              }}
            >
              Add to them
            </Button>
          ) : null}
          <Button
            variant="ghost"
            onClick={() => {
              timetable.reset();
            }}
          >
            Discard
          </Button>
        </div>
      </div>
    );
  }
  const unread = timetable.data?.unread ?? [];
  const nothing =
    unread.length > 0
      ? 'No time was read from this file.'
      : 'No time in this file repeats every week.';
  return (
    <div className="space-y-4">
      <FileDrop
        label={
          timetable.isPending
            ? 'Reading your class schedule...'
            : 'Choose your class schedule (.ics)'
        }
        help="Export it from your school's portal or your calendar app. We keep the times only, no class names, and nothing until you save."
        error={refusal ?? failure ?? (timetable.data ? nothing : undefined)}
        accept={{ 'text/calendar': ['.ics'] }}
        maxSize={TIMETABLE_MAX_BYTES}
        disabled={timetable.isPending}
        onFiles={([file]) => {
          if (file) read(file);
        }}
        onRejected={() => {
          timetable.reset();
          setRefusal(NO_FILE);
        }}
      />
      <UnreadEvents events={unread} />
    </div>
  );
}

type ReadTimesProps = Pick<TimetableImportProps, 'counts' | 'onCounts' | 'today'> & {
  busy: readonly BusySpan[];
};

/** The times that were read, by their terms, and from when they count. */
function ReadTimes({ busy, counts, onCounts, today }: ReadTimesProps) {
  const always = busy.filter(isForever).map((span) => ({ ...span, date: null }));
  const firstDay = firstDayAhead(busy, today);
  return (
    <>
      <p className="text-ink-soft">These times repeat every week:</p>
      {always.length > 0 ? <TimeList lines={describeShifts(always)} /> : null}
      {termsOfTimetable(busy).map((term) => (
        <TermTimes key={`${String(term.from)} ${String(term.until)}`} term={term} today={today} />
      ))}
      {firstDay === null ? null : (
        <SegmentedControl
          label="When they start"
          segments={[
            { value: 'term', label: `From ${formatCalendarDay(firstDay)}` },
            { value: 'now', label: 'From now' },
          ]}
          value={counts}
          onValueChange={(next) => {
            onCounts(next === 'now' ? 'now' : 'term');
          }}
        />
      )}
    </>
  );
}
