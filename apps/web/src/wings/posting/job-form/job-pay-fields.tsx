import { payFrequencies, payFrequencyLabels } from '@nextshift/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { choicesOf } from './choices.ts';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { ListSlot } from './list-slot.tsx';
import { CompensationField } from './pay/compensation-field.tsx';
import { PayField } from './pay/pay-field.tsx';
import { PayLawNotes } from './pay/pay-law-notes.tsx';
import { TipsFields } from './pay/tips-fields.tsx';
import { RareFields } from './rare-fields.tsx';
import { slotOf } from './slot-of.ts';
import type { JobForm } from './use-job-draft.ts';

export interface JobPayFieldsProps {
  form: JobForm;
}

/** What the job pays. */
export function JobPayFields({ form }: JobPayFieldsProps) {
  const frequency = useWatch({ control: form.control, name: 'payFrequency' });
  const [read, setRead] = useState<string | null>(null);
  const shared = { form, onRead: setRead };
  return (
    <FormSection
      title="Pay"
      lead="Shown on the job card. A wage range, where you give one, is shown in place of the rate."
    >
      <PayField {...shared} name="payRate" required className="col-span-2 sm:col-span-3" />
      <SelectField
        {...slotOf(form, 'payFrequency')}
        required
        placeholder="Choose a frequency"
        options={choicesOf(payFrequencies, payFrequencyLabels)}
        className="col-span-2 sm:col-span-3"
      />
      {frequency === 'One Time' ? (
        <TextField
          inputMode="decimal"
          {...slotOf(form, 'expectedHours')}
          help="How long the whole gig takes. With it, people see what an hour pays, and can find the gig by wage."
          autoComplete="off"
          className="col-span-2 sm:col-span-6"
        />
      ) : null}
      <PayField {...shared} name="minWage" deps="maxWage" className="sm:col-span-3" />
      <PayField {...shared} name="maxWage" deps="minWage" className="sm:col-span-3" />
      {/* Its line is there before: a press on what is below leaves the field, and must not miss what it meant. */}
      <p role="status" className="col-span-2 -my-1.5 min-h-5 text-sm text-ink-soft sm:col-span-6">
        {read}
      </p>
      <PayLawNotes form={form} />
      <TipsFields form={form} />
      <RareFields
        form={form}
        title="Compensation and benefits"
        names={['compensation', 'benefits']}
      >
        <CompensationField form={form} />
        <ListSlot form={form} name="benefits" placeholder="e.g. Free shift meal" />
      </RareFields>
    </FormSection>
  );
}
