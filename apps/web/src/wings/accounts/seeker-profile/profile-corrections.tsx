import type { UserProfile } from '@nextshift/contract';
import { findWrongValues } from '../../../platform/forms/wrong-values.ts';
import { WrongValuesNotice } from '../../../platform/forms/wrong-values-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';

export interface ProfileCorrectionsProps {
  profile: UserProfile;
  /** Opens the view of the settings that has the value. */
  onCorrect: (view: 'location' | 'personal') => void;
}

/** Offers a seeker to correct a state or a phone number that is none. */
export function ProfileCorrections({ profile, onCorrect }: ProfileCorrectionsProps) {
  const values = findWrongValues(profile).map(({ field, text }) => ({
    key: field,
    text,
    action: (
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          onCorrect(field === 'state' ? 'location' : 'personal');
        }}
      >
        {field === 'state' ? 'Correct state' : 'Correct phone number'}
      </Button>
    ),
  }));
  return <WrongValuesNotice values={values} />;
}
