import { APPLICATION_SEARCH_MAX } from '@nextshift/contract';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 250;

export interface ApplicationSearchProps {
  /** The words that are searched for. */
  value: string;
  onSearch: (words: string) => void;
}

/** Searches as soon as typing pauses, or on Enter. */
export function ApplicationSearch({ value, onSearch }: ApplicationSearchProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // The words changed from outside, such as by a link; typed words come back through the address too.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const search = () => {
    const words = text.trim();
    if (words === sent) return;
    setSent(words);
    onSearch(words);
  };
  const pause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(pause, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);

  return (
    <form
      role="search"
      className="max-sm:col-span-2"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        label="Search applications"
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search by name or job"
        maxLength={APPLICATION_SEARCH_MAX}
        icon={<Search aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </form>
  );
}
