import { PLACE_TEXT_MAX, type CityCount } from '@nextshift/contract';
import { MapPin } from 'lucide-react';
import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useHydrated } from '../../../../ui/hooks/use-hydrated.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useSyncedField } from '../search/use-synced-field.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { cityChoices } from './city-choices.ts';
import type { PlaceChoice } from './place-choice.ts';
import type { PlaceListKeys } from './place-list.tsx';

const PlaceList = lazy(async () => ({
  default: (await import('./place-list.tsx')).PlaceList,
}));

export interface PlaceFieldProps {
  cities: readonly CityCount[];
  chosen: PlaceChoice & Pick<SearchCriteria, 'radius'>;
  onChoose: (choice: PlaceChoice) => void;
  className?: string;
}

/**
 * City, ZIP code or campus, or where the device is: a text field with a list below, which is fetched when
 * the field is entered. Before scripts it is a plain field of the form, with the cities as suggestions.
 */
export function PlaceField({ cities, chosen, onChoose, className }: PlaceFieldProps) {
  const shown = chosen.searchLocation;
  const field = useSyncedField<HTMLInputElement>(shown);
  const isHydrated = useHydrated();
  const listId = useId();
  const keys = useRef<PlaceListKeys>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  /** What was typed since the field was entered; null if nothing. */
  const [typed, setTyped] = useState<string | null>(null);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActiveId(undefined);
  };
  const cancel = () => {
    show(field.current, shown);
    close();
  };
  const choose = (choice: PlaceChoice) => {
    close();
    show(field.current, choice.searchLocation);
    onChoose(choice);
  };
  const searchTyped = () => {
    close();
    field.current?.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      cancel();
    } else if (keys.current?.press(event.key)) {
      event.preventDefault();
    } else if (event.key === 'Enter') {
      // The form searches what was typed.
      close();
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      setOpen(true);
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
  };

  return (
    <div className={className} onBlur={onBlur}>
      <div className="relative">
        <TextField
          ref={field}
          label="City, ZIP or campus"
          name="searchLocation"
          defaultValue={shown}
          placeholder="Any city"
          maxLength={PLACE_TEXT_MAX}
          icon={<MapPin />}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...(isHydrated
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list' as const,
                'aria-expanded': isOpen,
                'aria-controls': isOpen ? listId : undefined,
                'aria-activedescendant': activeId,
              }
            : { list: listId })}
          onFocus={(event) => {
            event.target.select();
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {isHydrated ? null : (
          <datalist id={listId}>
            {cityChoices(cities).map(({ value, label }) => (
              <option key={label} value={value} />
            ))}
          </datalist>
        )}
        {isOpen ? (
          <Suspense>
            <PlaceList
              id={listId}
              typed={typed}
              cities={cities}
              radius={chosen.radius}
              keys={keys}
              onActive={setActiveId}
              onChoose={choose}
              onNone={searchTyped}
              onCancel={cancel}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

function show(field: HTMLInputElement | null, text: string) {
  if (field) field.value = text;
}
