import { PROFILE_ITEM_MAX } from '@nextshift/contract';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useSectionEdit, type SectionHost } from './use-section-edit.ts';

export interface PositionSectionProps {
  currentPosition: string;
  host: SectionHost<string>;
}

/** The current position. */
export function PositionSection({ currentPosition, host }: PositionSectionProps) {
  const { value, change, edit, cancel, save, ...state } = useSectionEdit(currentPosition, host);
  return (
    <SectionFrame
      title="Current Position"
      section={host.section}
      isEmpty={currentPosition === ''}
      {...state}
      onEdit={edit}
      onCancel={cancel}
      onSave={() => void save(value.trim())}
    >
      {state.isEditing ? (
        <TextField
          label="Current Position"
          hideLabel
          autoComplete="organization-title"
          maxLength={PROFILE_ITEM_MAX}
          placeholder="Current Position (e.g. Student)"
          value={value}
          onChange={(event) => {
            const text = event.target.value;
            change(() => text);
          }}
        />
      ) : (
        <p className="wrap-anywhere">{value}</p>
      )}
    </SectionFrame>
  );
}
