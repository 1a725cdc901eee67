import { PROFILE_ITEM_MAX, type ProfileListKey, profileLists } from '@nextshift/contract';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import { withTag } from '../../../ui/forms/with-tag.ts';
import { SectionFrame } from './section-frame.tsx';
import { SectionItems } from './section-items.tsx';
import { useSectionEdit, type SectionHost } from './use-section-edit.ts';

export interface ListSectionProps {
  /** Work has a section of its own. */
  section: Exclude<ProfileListKey, 'work'>;
  items: readonly string[];
  host: SectionHost<readonly string[]>;
}

/** A list of the profile. Saving also adds a typed item. */
export function ListSection({ section, items, host }: ListSectionProps) {
  const { title, placeholder, suggestions } = profileLists[section];
  const saved: ListDraft = { items, typed: '' };
  const { value, change, edit, cancel, save, ...state } = useSectionEdit(saved, {
    ...host,
    save: (draft: ListDraft) => host.save(draft.items),
  });
  return (
    <SectionFrame
      title={title}
      section={section}
      isEmpty={items.length === 0}
      {...state}
      onEdit={edit}
      onCancel={cancel}
      onSave={() => void save({ items: withTag(value.items, value.typed), typed: '' })}
    >
      {state.isEditing ? (
        <TagInput
          label={title}
          hideLabel
          placeholder={placeholder}
          maxLength={PROFILE_ITEM_MAX}
          suggestions={suggestions}
          values={value.items}
          text={value.typed}
          onTextChange={(typed) => {
            change((draft) => ({ ...draft, typed }));
          }}
          onValuesChange={(changed) => {
            change((draft) => ({ ...draft, items: changed }));
          }}
        />
      ) : (
        <SectionItems title={title} items={value.items} />
      )}
    </SectionFrame>
  );
}

interface ListDraft {
  readonly items: readonly string[];
  readonly typed: string;
}
