import {
  PROFILE_ITEM_MAX,
  profileSuggestions,
  type WizardList,
  wizardLists,
} from '@nextshift/contract';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import type { StepProps } from './step-props.ts';

const texts: Readonly<Record<WizardList, { label: string; placeholder: string }>> = {
  extracurriculars: {
    label: 'Extracurricular Activities',
    placeholder: 'Add an activity',
  },
  clubs: { label: 'Clubs', placeholder: 'Add a club' },
  hobbies: { label: 'Hobbies', placeholder: 'Add a hobby' },
  awards: { label: 'Awards', placeholder: 'Add an award' },
  volunteer: { label: 'Volunteer Experience', placeholder: 'Add an experience' },
};

/** Step 3: optional lists. */
export function ListsStep({ draft, change, errorOf }: StepProps) {
  return wizardLists.map((list) => (
    <TagInput
      key={list}
      {...texts[list]}
      maxLength={PROFILE_ITEM_MAX}
      suggestions={profileSuggestions[list]}
      values={draft[list]}
      error={errorOf(list)}
      text={draft.typed[list]}
      onTextChange={(text) => {
        change({ typed: { ...draft.typed, [list]: text } });
      }}
      onValuesChange={(values) => {
        change({ [list]: values });
      }}
    />
  ));
}
