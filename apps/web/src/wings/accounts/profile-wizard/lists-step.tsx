import { PROFILE_ITEM_MAX, profileLists, wizardLists } from '@nextshift/contract';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import type { StepProps } from './step-props.ts';

/** Step 3: optional lists. */
export function ListsStep({ draft, change, errorOf }: StepProps) {
  return wizardLists.map((list) => (
    <TagInput
      key={list}
      label={profileLists[list].wizardLabel}
      placeholder={profileLists[list].placeholder}
      maxLength={PROFILE_ITEM_MAX}
      suggestions={profileLists[list].suggestions}
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
