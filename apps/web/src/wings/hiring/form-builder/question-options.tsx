import { QUESTION_OPTION_TEXT_MAX, QUESTION_OPTIONS_MAX } from '@nextshift/contract';
import { Plus, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { withOption } from './question-list.ts';

export interface QuestionOptionsProps {
  options: readonly string[];
  error: string | undefined;
  onChange: (options: string[]) => void;
}

/** The options of a multiple-choice question. Enter moves to the next one. */
export function QuestionOptions({ options, error, onChange }: QuestionOptionsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const focusOption = (at: number) => {
    box.current?.querySelectorAll('input')[at]?.focus();
  };
  const changeThenFocus = (next: string[], at: number) => {
    flushSync(() => {
      onChange(next);
    });
    focusOption(Math.max(0, Math.min(at, next.length - 1)));
  };
  const add = () => {
    changeThenFocus(withOption(options), options.length);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (at < options.length - 1) focusOption(at + 1);
    else if (options[at]?.trim() !== '') add();
  };

  return (
    <fieldset
      ref={box}
      aria-describedby={error ? errorId : undefined}
      data-problem={error ? '' : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-sm font-semibold">Options</legend>
      <ul className="grid gap-2">
        {options.map((option, at) => {
          const name = `Option ${String(at + 1)}`;
          return (
            // Options have no key but their index: two may be equal while being typed.
            <li key={at}>
              <TextField
                label={name}
                hideLabel
                placeholder={name}
                autoComplete="off"
                enterKeyHint="next"
                maxLength={QUESTION_OPTION_TEXT_MAX}
                value={option}
                onChange={(event) => {
                  onChange(options.with(at, event.target.value));
                }}
                onKeyDown={(event) => {
                  onKeyDown(event, at);
                }}
                action={
                  <IconButton
                    label={`Remove option ${String(at + 1)}`}
                    icon={<X aria-hidden="true" />}
                    onClick={() => {
                      changeThenFocus(options.toSpliced(at, 1), at);
                    }}
                  />
                }
              />
            </li>
          );
        })}
      </ul>
      <div id={errorId} aria-live="polite">
        {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
      </div>
      {options.length < QUESTION_OPTIONS_MAX ? (
        <Button variant="ghost" size="small" className="mt-2 -ml-2" onClick={add}>
          <Plus aria-hidden="true" />
          Add Option
        </Button>
      ) : null}
    </fieldset>
  );
}
