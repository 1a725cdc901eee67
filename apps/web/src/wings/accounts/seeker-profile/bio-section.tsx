import { BIO_MAX } from '@nextshift/contract';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useSectionEdit, type SectionHost } from './use-section-edit.ts';

export interface BioSectionProps {
  bio: string;
  host: SectionHost<string>;
  className?: string;
}

export function BioSection({ bio, host, className }: BioSectionProps) {
  const { value, change, edit, cancel, save, ...state } = useSectionEdit(bio, host);
  return (
    <SectionFrame
      title="Bio"
      {...state}
      {...(className === undefined ? {} : { className })}
      onEdit={edit}
      onCancel={cancel}
      onSave={() => void save(value.trim())}
    >
      <TextareaField
        label="Bio"
        hideLabel
        inputClassName="disabled:resize-none disabled:text-ink!"
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
