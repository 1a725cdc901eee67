import { Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Chip } from './chip.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { SuggestionChip } from './suggestion-chip.tsx';
import { TextField } from './text-field.tsx';

export interface TagInputProps extends Omit<FieldTexts, 'label'> {
  label: string;
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  /** Those not yet chosen are offered as chips. */
  suggestions?: readonly string[];
  placeholder?: string;
  required?: boolean;
  maxLength?: number;
}

/** A free list of short texts. Enter or the plus adds; blanks and duplicates are ignored. */
export function TagInput({
  values,
  onValuesChange,
  suggestions = [],
  label,
  maxLength = 80,
  ...field
}: TagInputProps) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const offered = suggestions.filter((suggestion) => !values.includes(suggestion));

  const focusInput = () => root.current?.querySelector('input')?.focus();
  const add = (raw: string) => {
    const value = raw.trim();
    if (value === '' || values.includes(value)) return;
    onValuesChange([...values, value]);
    setNews(`${value} added`);
  };
  const addTyped = () => {
    add(text);
    setText('');
    focusInput();
  };
  const remove = (value: string) => {
    onValuesChange(values.filter((other) => other !== value));
    setNews(`${value} removed`);
    focusInput();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an input method's composition is not ours, and none may submit the form.
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
        {news}
      </p>
    </div>
  );
}
