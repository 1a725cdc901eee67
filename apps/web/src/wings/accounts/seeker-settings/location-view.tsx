import { zodResolver } from '@hookform/resolvers/zod';
import { locationBody } from '@nextshift/contract';
import { useForm } from 'react-hook-form';
import { StateField } from '../../../platform/forms/state-field.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useStoredProfile } from './save-profile.ts';
import { FailureNote } from './failure-note.tsx';
import { SavedNote } from './saved-note.tsx';
import { useProfileForm } from './use-profile-form.ts';

const RULES = zodResolver(locationBody);

/** The location that employers see. */
export function LocationView() {
  const profile = useStoredProfile();
  const { save, clear, failure, saved } = useProfileForm({
    saved: 'Location updated successfully!',
    failed: 'Failed to update location. Please try again.',
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: RULES,
    defaultValues: { city: profile?.city ?? '', state: profile?.state ?? '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <FormShell
      onSubmit={handleSubmit(save)}
      onEdit={clear}
      pending={isSubmitting}
      error={failure ? <FailureNote>{failure}</FailureNote> : undefined}
      note={<SavedNote>{saved}</SavedNote>}
      submitLabel="Update Location"
      pendingLabel="Updating..."
    >
      <TextField
        label="City"
        autoComplete="address-level2"
        autoCapitalize="words"
        aria-required
        error={errors.city?.message}
        {...register('city')}
      />
      <StateField
        label="State"
        aria-required
        error={errors.state?.message}
        {...register('state')}
      />
    </FormShell>
  );
}
