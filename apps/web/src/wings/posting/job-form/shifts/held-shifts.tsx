import { describeShift } from '@nextshift/contract';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { JobForm } from '../use-job-draft.ts';
import {
  holdersAreTold,
  holdersHave,
  isMoved,
  type ShiftHolders,
  type StoredShifts,
} from './shift-holders.ts';
import type { ShiftRow } from './shift-rows.ts';

const MOVED = {
  what: 'the old and the new time once, when you save',
  withWhat: 'with the new time',
} as const;

const TAKEN_OUT = {
  what: 'once, when you save, that its dates to come are canceled',
  withWhat: 'without this shift',
} as const;

interface HeldShiftProps {
  row: ShiftRow;
  stored: StoredShifts | undefined;
  holders: ShiftHolders | undefined;
}

/** Who has the shift of a row, and what they are told once its time is changed. */
export function HeldShift({ row, stored, holders }: HeldShiftProps) {
  const own = row.id === null ? undefined : holders?.get(row.id);
  if (!stored || !own || own.length === 0) return null;
  if (!isMoved(row, stored)) {
    return <p className="mt-3 text-sm text-ink-soft">{holdersHave(own)} this shift.</p>;
  }
  return (
    <TellingNote className="mt-3">
      {holdersAreTold(own, MOVED)} They keep the shift, and confirm the new time.
    </TellingNote>
  );
}

interface TakenOutShiftsProps {
  form: JobForm;
  stored: StoredShifts | undefined;
  holders: ShiftHolders | undefined;
}

/** Shifts that somebody has and that saving takes away. */
export function TakenOutShifts({ form, stored, holders }: TakenOutShiftsProps) {
  const rows = useWatch({ control: form.control, name: 'shifts' });
  const takenOut = (stored?.shifts ?? []).filter(({ id }) => rows.every((row) => row.id !== id));
  return takenOut.map((shift) => {
    const own = holders?.get(shift.id) ?? [];
    if (own.length === 0) return null;
    return (
      <TellingNote key={shift.id}>
        {holdersHave(own)} the shift “{describeShift(shift)}” that you took out.{' '}
        {holdersAreTold(own, TAKEN_OUT)}
      </TellingNote>
    );
  });
}

function TellingNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="note"
      className={clsx(
        'flex gap-2 rounded-control bg-info-soft p-3 text-sm forced-colors:border',
        className,
      )}
    >
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
