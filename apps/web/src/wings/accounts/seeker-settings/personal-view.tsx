import { zodResolver } from '@hookform/resolvers/zod';
import { formatPhone, INCOMPLETE_PHONE_MESSAGE, phoneNumber } from '@nextshift/contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { PhoneField } from '../../../platform/forms/phone-field.tsx';
import { SupportLink } from '../../../platform/layout/support-link.tsx';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useStoredProfile } from './save-profile.ts';
import { FailureNote } from './failure-note.tsx';
import { SavedNote } from './saved-note.tsx';
import { useProfileForm } from './use-profile-form.ts';

const RULES = zodResolver(
  z.object({
    phoneNumber: phoneNumber('Please enter your phone number', INCOMPLETE_PHONE_MESSAGE),
  }),
);

/** The name, read-only, and the phone number. */
export function PersonalView() {
  const user = useAuthStore((state) => state.user);
  const profile = useStoredProfile();
  const { save, clear, failure, saved } = useProfileForm({
    saved: 'Personal information updated successfully!',
    failed: 'Failed to update personal information. Please try again.',
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: RULES,
    defaultValues: { phoneNumber: formatPhone(profile?.phoneNumber ?? '') },
  });
  return (
    <FormShell
      onSubmit={handleSubmit(save)}
      onEdit={clear}
      pending={formState.isSubmitting}
      error={failure ? <FailureNote>{failure}</FailureNote> : undefined}
      note={<SavedNote>{saved}</SavedNote>}
      submitLabel="Update Personal Information"
      pendingLabel="Updating..."
    >
      <TextField
        label="First name"
        help={
          <>
            Contact support to change your first name <SupportLink />
          </>
        }
        readOnly
        value={user?.firstName ?? ''}
      />
      <TextField
        label="Last name"
        help={
          <>
            Contact support to change your last name <SupportLink />
          </>
        }
        readOnly
        value={user?.lastName ?? ''}
      />
      <PhoneField
        label="Phone number"
        placeholder={undefined}
        aria-required
        error={formState.errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
    </FormShell>
  );
}
