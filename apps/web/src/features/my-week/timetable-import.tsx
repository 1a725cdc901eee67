import { describeShifts, TIMETABLE_MAX_BYTES, type WeeklySpan } from '@nextshift/contract';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '../../platform/api/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import type { useReadTimetable } from './save-week.ts';

export interface TimetableImportProps {
  /** Takes the times of the timetable as busy, besides those that are there or in their place. */
  onTake: (busy: WeeklySpan[], how: 'add' | 'replace') => void;
  hasBusy: boolean;
  /** Its data are shown until they are taken; saving the week takes them too. */
  timetable: ReturnType<typeof useReadTimetable>;
}

const NO_FILE = `Please choose an .ics file of up to ${String(TIMETABLE_MAX_BYTES / 1024 / 1024)} MB.`;

/** Reads a class timetable, and shows its times before they are taken. */
export function TimetableImport({ onTake, hasBusy, timetable }: TimetableImportProps) {
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
    if (timetable.data) onTake(timetable.data, how);
    timetable.reset();
  };
  const failure = timetable.error
    ? failureText(timetable.error, 'The timetable was not read. Please try again.')
    : undefined;

  if (timetable.data && timetable.data.length > 0) {
    return (
      <div ref={preview} tabIndex={-1} className="space-y-4 outline-none">
        <p className="font-semibold">These times come every week:</p>
        <ul className="space-y-1.5">
          {describeShifts(timetable.data.map((span) => ({ ...span, date: null }))).map((line) => (
            <li key={line} className="flex items-start gap-2.5">
              <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              {line}
            </li>
          ))}
        </ul>
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
  return (
    <FileDrop
      label={timetable.isPending ? 'Reading your timetable...' : 'Choose your timetable (.ics)'}
      help="Export it from your school's portal or your calendar app. We read the times only: no class names, nothing is stored until you save."
      error={
        refusal ??
        failure ??
        (timetable.data ? 'No time in this file comes again every week.' : undefined)
      }
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
  );
}
