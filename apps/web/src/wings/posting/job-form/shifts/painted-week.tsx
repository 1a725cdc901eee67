import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/buttons/button.tsx';
import { WeekGrid } from '../../../../ui/week-grid/week-grid.tsx';
import type { JobForm } from '../use-job-draft.ts';
import { paintShifts, spansOfRows } from './paint-shifts.ts';
import type { ShiftRow } from './shift-rows.ts';

export interface PaintedWeekProps {
  form: JobForm;
  onRowsChange: (rows: ShiftRow[]) => void;
}

const WORDS = { on: 'a shift', off: 'no shift', part: 'partly a shift' };

/** The weekly shifts as a week to paint, once it is asked for. */
export function PaintedWeek({ form, onRowsChange }: PaintedWeekProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const rows = useWatch({ control: form.control, name: 'shifts' });
  return (
    <>
      <Button
        variant="ghost"
        className="-mx-3 w-fit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <CalendarDays aria-hidden="true" />
        {open ? 'Hide the week' : 'Paint the week'}
      </Button>
      <div id={id} hidden={!open}>
        {open ? (
          <WeekGrid
            label="Weekly shifts"
            help="Drag over the hours of each shift; on a phone, tap, or hold and drag. A block becomes a row below, where you say for how many people."
            value={spansOfRows(rows)}
            words={WORDS}
            onChange={(spans) => {
              onRowsChange(paintShifts(form.getValues('shifts'), spans));
            }}
          />
        ) : null}
      </div>
    </>
  );
}
