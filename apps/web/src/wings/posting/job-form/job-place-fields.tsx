import { locationTypes, nameCharacters, type Employer } from '@nextshift/contract';
import { MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { StateField } from '../../../platform/forms/state-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormattedField } from '../../../ui/forms/formatted-field.tsx';
import { formatZip } from '../../../ui/forms/input-formats.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { choicesOf } from './choices.ts';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { slotOf, textSlotOf } from './slot-of.ts';
import type { JobForm } from './use-job-draft.ts';

export interface JobPlaceFieldsProps {
  form: JobForm;
  employer: Pick<Employer, 'address' | 'city' | 'state'>;
}

/** Where the work is done. */
export function JobPlaceFields({ form, employer }: JobPlaceFieldsProps) {
  const { setValue, formState, control } = form;
  const isRemote = useWatch({ control, name: 'locationType' }) === 'Remote';
  const fillIn = () => {
    for (const field of ['address', 'city', 'state'] as const) {
      setValue(field, employer[field] ?? '', {
        shouldDirty: true,
        shouldValidate: formState.errors[field] !== undefined,
      });
    }
  };
  return (
    <FormSection
      title="Where"
      lead="Job seekers search by city."
      action={
        employer.city ? (
          <Button variant="ghost" size="small" className="-mx-3" onClick={fillIn}>
            <MapPin aria-hidden="true" />
            Use company address
          </Button>
        ) : null
      }
    >
      <SelectField
        {...slotOf(form, 'locationType')}
        options={choicesOf(locationTypes)}
        className="col-span-2 sm:col-span-2"
      />
      <TextField
        {...textSlotOf(form, 'address')}
        autoComplete="street-address"
        help={isRemote ? 'Job seekers do not see it: the job is remote.' : undefined}
        className="col-span-2 sm:col-span-4"
      />
      <FormattedField
        format={nameCharacters}
        {...textSlotOf(form, 'city')}
        required
        autoComplete="address-level2"
        className="col-span-2 sm:col-span-2"
      />
      <StateField {...slotOf(form, 'state')} required className="sm:col-span-2" />
      <FormattedField
        format={formatZip}
        {...slotOf(form, 'zipCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        className="sm:col-span-2"
      />
    </FormSection>
  );
}
