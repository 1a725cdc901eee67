import { BIO_MAX } from '@nextshift/contract';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useSectionEdit, type SectionHost } from './use-section-edit.ts';

export interface BioSectionProps {
  bio: string;
  host: SectionHost<string>;
}

export function BioSection({ bio, host }: BioSectionProps) {
  const { value, change, edit, cancel, save, ...state } = useSectionEdit(bio, host);
  return (
    <SectionFrame
      title="Bio"
      {...state}
      section={host.section}
      isEmpty={value === ''}
      onEdit={edit}
      onCancel={cancel}
      onSave={() => void save(value.trim())}
    >
      <TextareaField
        label="Bio"
        rows={state.isEditing ? 4 : 1}
        hideLabel
        inputClassName="disabled:min-h-0 disabled:resize-none disabled:border-transparent! disabled:bg-transparent! disabled:p-0 disabled:text-ink!"
        disabled={!state.isEditing}
        maxLength={BIO_MAX}
        placeholder="Tell employers about yourself..."
        value={value}
        onChange={(event) => {
          const text = event.target.value;
          change(() => text);
        }}
      />
    </SectionFrame>
  );
}
