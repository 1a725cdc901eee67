import { clsx } from 'clsx';
import { Check, Pencil, X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '../../../ui/display/card.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Spinner } from '../../../ui/display/spinner.tsx';

export interface SectionFrameProps {
  title: string;
  isEditing: boolean;
  isSaving: boolean;
  failure: string | undefined;
  onEdit: () => void;
  onSave: () => void;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
}

/** A section of the profile with its edit or save button. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, isEditing, isSaving, failure, onEdit, onSave, onCancel, className, children } =
    props;
  const id = useId();
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
    onCancel();
    mainButton.current?.focus();
  };

  return (
    <Card asChild className={clsx('flex flex-col', className)}>
      <section aria-labelledby={id}>
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id={id} className="min-w-0 text-heading font-bold">
            {title}
          </h2>
          <div className="-mr-2 flex shrink-0 items-center gap-1">
            {isEditing && !isSaving ? (
              <IconButton
                label={`Cancel editing ${title}`}
                icon={<X aria-hidden="true" />}
                onClick={cancel}
              />
            ) : null}
            <IconButton
              ref={mainButton}
              variant={isEditing ? 'solid' : 'ghost'}
              label={isEditing ? `Save ${title}` : `Edit ${title}`}
              icon={icon(isEditing, isSaving)}
              aria-busy={isSaving || undefined}
              onClick={isEditing ? onSave : edit}
            />
          </div>
        </div>
        <FormError className="mb-3">{failure}</FormError>
        <div ref={body} className="min-w-0">
          {children}
        </div>
      </section>
    </Card>
  );
}

function icon(isEditing: boolean, isSaving: boolean): ReactNode {
  if (isSaving) return <Spinner />;
  return isEditing ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />;
}
