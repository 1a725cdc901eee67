import { SHIFTS_MAX } from '@nextshift/contract';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { FormSection } from '../../../../ui/forms/form-section.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { useFocusOnLess } from '../../../../ui/hooks/use-focus-on-less.ts';
import type { JobForm } from '../use-job-draft.ts';
import { EachWorksField } from './each-works-field.tsx';
import { MinorsNote } from './minors-note.tsx';
import { PaintedWeek } from './painted-week.tsx';
import { TakenOutShifts } from './held-shifts.tsx';
import type { ShiftHolders, StoredShifts } from './shift-holders.ts';
import { ShiftRowFields } from './shift-row-fields.tsx';
import { copyOfRow, describeRow, EMPTY_ROW } from './shift-rows.ts';
import { ShiftSummary } from './shift-summary.tsx';
import { zoneOfForm } from './zone-of-form.ts';

export interface ShiftFieldsProps {
  form: JobForm;
  /** The shifts of an existing job, and its zone. */
  stored?: StoredShifts | undefined;
  /** Who has which shift of an existing job. */
  holders?: ShiftHolders | undefined;
}

/** When people work: shifts of weekdays and of single dates, typed row by row. */
export function ShiftFields({ form, stored, holders }: ShiftFieldsProps) {
  const { control, formState, trigger } = form;
  const { fields, append, insert, remove, replace } = useFieldArray({
    control,
    name: 'shifts',
    keyName: 'key',
  });
  const [openings] = useWatch({ control, name: ['openings', 'state', 'city'] });
  const timeZone = zoneOfForm(form, stored);
  const { list, expectLess } = useFocusOnLess(fields.length);
  const { shifts: errors } = formState.errors;
  /** A row that goes or comes may end or begin to be the same as another. */
  const recheck = () => void trigger('shifts');

  const takeOut = (index: number, element: HTMLElement) => {
    const row = form.getValues(`shifts.${index}`);
    expectLess(element);
    remove(index);
    recheck();
    toast.info('Shift removed.', {
      about: 'shifts',
      description: describeRow(row),
      action: {
        label: 'Undo',
        onPress: () => {
          insert(index, row);
          recheck();
        },
      },
    });
  };

  return (
    <FormSection
      title="Shifts"
      lead="The exact hours. People see whether they fit their week, and can search by them. An end before the start is on the next day."
    >
      <div className="col-span-2 grid gap-4 sm:col-span-6">
        {/* Above the rows: one that is painted moves nothing under the pointer. */}
        <PaintedWeek
          form={form}
          onRowsChange={(rows) => {
            replace(rows);
            recheck();
          }}
        />
        {fields.length === 0 ? null : (
          <ul ref={list} aria-label="Shifts" className="grid gap-3">
            {fields.map(({ key }, index) => (
              <ShiftRowFields
                key={key}
                form={form}
                index={index}
                openings={openings}
                timeZone={timeZone}
                stored={stored}
                holders={holders}
                onDuplicate={() => {
                  insert(index + 1, copyOfRow(form.getValues(`shifts.${index}`)), {
                    focusName: `shifts.${index + 1}.weekday`,
                  });
                  recheck();
                }}
                onRemove={(element) => {
                  takeOut(index, element);
                }}
              />
            ))}
          </ul>
        )}
        <TakenOutShifts form={form} stored={stored} holders={holders} />
        <FormError>{errors?.root?.message ?? errors?.message}</FormError>
        {fields.length < SHIFTS_MAX ? (
          <Button
            variant="secondary"
            className="w-fit"
            // Leaving a field may say what it lacks, and move the button away under the pointer.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              append(EMPTY_ROW, { focusName: `shifts.${fields.length}.weekday` });
            }}
          >
            <Plus aria-hidden="true" />
            Add a shift
          </Button>
        ) : null}
        {fields.length > 1 ? <EachWorksField form={form} /> : null}
        <ShiftSummary form={form} stored={stored} />
        <MinorsNote form={form} />
      </div>
    </FormSection>
  );
}
