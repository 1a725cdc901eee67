import { clsx } from 'clsx';
import { Check, Pencil, Plus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Spinner } from '../../../ui/display/spinner.tsx';
import { ProfileRow } from './profile-row.tsx';
import { sectionButtonId } from './profile-steps.ts';
import type { SectionKey } from './use-section-edit.ts';

export interface SectionFrameProps {
  title: string;
  section: SectionKey;
  /** Nothing to read yet: only what adds to it is shown. */
  isEmpty: boolean;
  isEditing: boolean;
  isSaving: boolean;
  failure: string | undefined;
  onEdit: () => void;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A row of the profile with its add, edit or save button. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, section, isEmpty, isEditing, isSaving, failure, onEdit, onSave, onCancel } = props;
  const body = useRef<HTMLDivElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);

  const edit = () => {
    // The field must be rendered before it can be focused.
    flushSync(onEdit);
    const field = body.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    field?.focus();
    // Put the caret at the end of the text.
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const cancel = () => {
    // The button changes its kind where there is nothing to edit.
    flushSync(onCancel);
    mainButton.current?.focus();
  };

  const adds = isEmpty && !isEditing;
  const action = isEditing ? 'Save' : adds ? 'Add' : 'Edit';
  return (
    <ProfileRow
      title={title}
      actions={
        <>
          {isEditing && !isSaving ? (
            <IconButton
              label={`Cancel editing ${title}`}
              icon={<X aria-hidden="true" />}
              onClick={cancel}
            />
          ) : null}
          <IconButton
            ref={mainButton}
            id={sectionButtonId(section)}
            variant={isEditing ? 'solid' : adds ? 'outline' : 'ghost'}
            label={`${action} ${title}`}
            icon={adds ? <AddLabel /> : icon(isEditing, isSaving)}
            aria-busy={isSaving || undefined}
            className={clsx(adds && 'mr-2 h-9 w-auto gap-1 px-3 text-sm font-semibold')}
            onClick={isEditing ? onSave : edit}
          />
        </>
      }
    >
      {adds ? null : (
        <div ref={body}>
          <FormError className="mb-3">{failure}</FormError>
          {props.children}
        </div>
      )}
    </ProfileRow>
  );
}

export function AddLabel() {
  return (
    <>
      <Plus aria-hidden="true" />
      Add
    </>
  );
}

function icon(isEditing: boolean, isSaving: boolean): ReactNode {
  if (isSaving) return <Spinner />;
  return isEditing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />;
}
