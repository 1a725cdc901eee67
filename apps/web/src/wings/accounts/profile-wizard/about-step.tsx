import { BIO_MAX } from '@nextshift/contract';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { StepProps } from './step-props.ts';

/** Step 1: picture and bio. */
export function AboutStep({ userId, draft, change, errorOf }: StepProps & { userId: string }) {
  return (
    <>
      <PictureField
        userId={userId}
        value={draft.profileImage}
        error={errorOf('profileImage')}
        onChange={(profileImage) => {
          change({ profileImage });
        }}
      />
      <TextareaField
        label="Bio"
        name="bio"
        required
        rows={4}
        maxLength={BIO_MAX}
        placeholder="Tell employers about yourself..."
        value={draft.bio}
        error={errorOf('bio')}
        onChange={(event) => {
          change({ bio: event.target.value });
        }}
      />
    </>
  );
}
