import { ACCOUNT_QUERY_MAX, ACCOUNT_QUERY_MIN } from '@nextshift/contract';
import { Search } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useOperatorKeys } from '../keys/use-operator-keys.ts';

export interface AccountSearchProps {
  /** What was searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** One field over companies and seekers. It searches when it is sent: each search is logged. */
export function AccountSearch({ text, onSearch }: AccountSearchProps) {
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useOperatorKeys({
    '/': () => field.current?.focus(),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed.length < ACCOUNT_QUERY_MIN) {
      setError(`Please enter at least ${String(ACCOUNT_QUERY_MIN)} characters`);
      field.current?.focus();
      return;
    }
    setError(undefined);
    onSearch(typed);
  };
  return (
    <form
      method="post"
      role="search"
      noValidate
      onSubmit={submit}
      className="flex max-w-2xl flex-col gap-3 sm:flex-row sm:items-start"
    >
      <TextField
        ref={field}
        label="Name, email or id"
        hideLabel
        placeholder="Name, email or id"
        name="query"
        type="search"
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={ACCOUNT_QUERY_MAX}
        defaultValue={text}
        error={error}
        className="flex-1"
      />
      <Button type="submit" className="min-h-12">
        Search
      </Button>
    </form>
  );
}
