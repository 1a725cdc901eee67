import { PROFILE_ITEM_MAX, profileSuggestions } from '@nextshift/contract';
import { TagInput } from '../../../ui/forms/tag-input.tsx';
import { withTag } from '../../../ui/forms/with-tag.ts';
import type { ListSectionKey } from './profile-sections.ts';
import { SectionFrame } from './section-frame.tsx';
import { SectionItems } from './section-items.tsx';
import { useSectionEdit, type SectionHost } from './use-section-edit.ts';

export interface ListSectionProps {
  section: ListSectionKey;
  title: string;
  placeholder: string;
  items: readonly string[];
  host: SectionHost<readonly string[]>;
}

/** A list of the profile. Saving also adds a typed item. */
export function ListSection({ section, title, placeholder, items, host }: ListSectionProps) {
  const saved: ListDraft = { items, typed: '' };
  const { value, change, edit, cancel, save, ...state } = useSectionEdit(saved, {
    ...host,
    save: (draft: ListDraft) => host.save(draft.items),
  });
  return (
    <SectionFrame
      title={title}
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
          suggestions={profileSuggestions[section]}
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
