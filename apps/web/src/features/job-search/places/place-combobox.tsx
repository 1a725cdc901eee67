import { PLACE_TEXT_MAX, type Place } from '@nextshift/contract';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { usePlaces } from './use-places.ts';

const KINDS = { city: 'City', zip: 'ZIP code', campus: 'Campus' } as const;

/** A text field whose list of places is walked by the arrow keys, while the focus stays in the field. */
export function PlaceCombobox({ onChoose }: { onChoose: (place: Place) => void }) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { text, places, failure } = usePlaces(typed);
  const listId = useId();
  const idOf = (at: number) => `${listId}-${at}`;
  const active = places[marked];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && places.length > 0) {
      event.preventDefault();
      setMarked((marked + step + places.length) % places.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Not one of the text before.
      if (active && text === typed.trim()) onChoose(active);
    }
  };

  return (
    <>
      <TextField
        label="City, ZIP code or campus"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-activedescendant={active ? idOf(marked) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={PLACE_TEXT_MAX}
        icon={<MapPin />}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Places" className="mt-2 min-h-60">
        {places.map((place, at) => (
          // The keys are those of the field, which keeps the focus.
          <li
            key={place.id}
            id={idOf(at)}
            role="option"
            aria-selected={at === marked}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3.5 py-1.5 hover:bg-sunken',
              at === marked && 'forced-chosen bg-sunken',
            )}
          >
            <span>
              {place.label}, {place.state}
            </span>
            <span className="shrink-0 text-sm text-ink-soft">{KINDS[place.kind]}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-[1.5em] text-sm text-ink-soft">
        {failure ?? statusOf(text, places.length)}
      </p>
    </>
  );
}

function statusOf(text: string | null, count: number): string {
  if (text === null) return '';
  if (count === 0) return 'No place begins like this. A ZIP code always works.';
  return count === 1 ? '1 place' : `${count} places`;
}
