import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Chip } from '../display/chip.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { atRelease } from './after-press.ts';
import { SuggestionChip } from './suggestion-chip.tsx';
import { TextField } from './text-field.tsx';
import { withTag } from './with-tag.ts';

export interface TagInputProps extends Omit<FieldTexts, 'label'> {
  label: string;
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  /** Those not yet chosen are offered as chips. */
  suggestions?: readonly string[];
  placeholder?: string;
  required?: boolean;
  maxLength?: number;
  /** Typed text that is not added yet, for controlled use; both or neither. */
  text?: string;
  onTextChange?: (text: string) => void;
}

/** A free list of short texts. Enter, the plus or leaving the field adds; blanks and duplicates are ignored. */
export function TagInput({
  values,
  onValuesChange,
  suggestions = [],
  label,
  maxLength = 80,
  text: givenText,
  onTextChange,
  ...field
}: TagInputProps) {
  const [ownText, setOwnText] = useState('');
  const text = givenText ?? ownText;
  const setText = onTextChange ?? setOwnText;
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const offered = suggestions.filter((suggestion) => withTag(values, suggestion) !== values);

  const focusInput = () => root.current?.querySelector('input')?.focus();
  const add = (raw: string) => {
    const next = withTag(values, raw);
    if (next === values) return;
    onValuesChange([...next]);
    setAnnouncement(`${raw.trim()} added`);
  };
  const addText = () => {
    add(text);
    setText('');
  };
  const addTyped = () => {
    addText();
    focusInput();
  };
  const remove = (value: string) => {
    onValuesChange(values.filter((other) => other !== value));
    setAnnouncement(`${value} removed`);
    focusInput();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignore an Enter that ends an IME composition, and never submit the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    addTyped();
  };

  return (
    <div ref={root} className="flex flex-col gap-3">
      <TextField
        {...field}
        label={label}
        maxLength={maxLength}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Leaving the field, such as to press Save, must not lose the text.
          atRelease(addText);
        }}
        action={
          <IconButton
            label={`Add to ${label}`}
            icon={<Plus aria-hidden="true" />}
            onClick={addTyped}
          />
        }
      />
      {values.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li key={value} className="max-w-full">
              <Chip
                onRemove={() => {
                  remove(value);
                }}
              >
                {value}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {offered.length > 0 ? (
        <ul aria-label={`Suggestions for ${label}`} className="flex flex-wrap gap-2">
          {offered.map((suggestion) => (
            <li key={suggestion} className="max-w-full">
              <SuggestionChip
                onClick={() => {
                  add(suggestion);
                  focusInput();
                }}
              >
                {suggestion}
              </SuggestionChip>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
