import {
  asksForRemote,
  nameOfState,
  readWholeState,
  SEARCH_RADIUS,
  type CityCount,
} from '@nextshift/contract';
import { clsx } from 'clsx';
import { LocateFixed } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTopmostEscape } from '../../../../ui/overlays/use-topmost-escape.ts';
import { countOfJobs } from '../criteria/count-of-jobs.ts';
import { cityChoices } from './city-choices.ts';
import { findPlaceNearMe } from './find-place-near-me.ts';
import { aroundPlace, type PlaceChoice } from './place-choice.ts';
import { usePlaces } from './use-places.ts';

const KINDS = { city: 'City', zip: 'ZIP code', campus: 'Campus' } as const;

/** Cities offered before anything is typed, and of those that match. */
const CITIES_AT_FIRST = 8;
const CITIES_MATCHING = 3;

export interface PlaceListKeys {
  /** Acts on a key of the field. @returns false if it means nothing to the list */
  readonly press: (key: string) => boolean;
}

interface Option {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** Null for the device's own place. */
  readonly choice: PlaceChoice | null;
}

export interface PlaceListProps {
  id: string;
  /** Null while the field shows what is chosen. */
  typed: string | null;
  cities: readonly CityCount[];
  /** Miles around a place of the search; null for the default. */
  radius: number | null;
  keys: RefObject<PlaceListKeys | null>;
  /** Says which option the keyboard is at. */
  onActive: (id: string | undefined) => void;
  onChoose: (choice: PlaceChoice) => void;
  /** No place answers the Enter that was pressed. */
  onNone: () => void;
  onCancel: () => void;
}

/** The places to choose from: where the device is, cities with jobs, and those of the gazetteer. */
export function PlaceList({
  id,
  typed,
  cities,
  radius,
  keys,
  onActive,
  onChoose,
  onNone,
  onCancel,
}: PlaceListProps) {
  // In a dialog, Esc closes the list and leaves the dialog open.
  useTopmostEscape(true, onCancel);
  const text = typed?.trim() ?? '';
  const { text: answered, places, failure } = usePlaces(text);
  const [isLocating, setLocating] = useState(false);
  const [notLocated, setNotLocated] = useState<string | null>(null);
  // Typing starts at the first place; before, no option is chosen by Enter.
  const [moved, setMoved] = useState<{ text: string; at: number } | null>(null);

  const named = matchingCities(cities, text).map(({ value, label, activeJobs }) => ({
    // Without a text there is nothing to tell it from.
    label: text === '' ? label : `Only in ${label}`,
    note: countOfJobs(activeJobs),
    choice: { searchLocation: value, near: null },
  }));
  const around =
    answered !== text
      ? []
      : places.map((place) => ({
          label: `Within ${radius ?? SEARCH_RADIUS.default} mi of ${place.label}, ${place.state}`,
          note: KINDS[place.kind],
          choice: aroundPlace(place),
        }));
  const whole = wholeOf(text);
  const nearMe = { label: 'Near me', note: '', choice: null };
  const options: Option[] = [
    ...(text === '' ? [nearMe] : []),
    ...whole,
    ...named,
    ...around,
    ...(text === '' ? [] : [nearMe]),
  ].map((option, at) => ({ ...option, id: `${id}-${at}` }));
  const at = moved?.text === text ? moved.at : text === '' || options.length === 1 ? -1 : 0;
  const active = options[at];

  useEffect(() => {
    onActive(active?.id);
    document.getElementById(active?.id ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id, onActive]);

  const locate = async () => {
    setLocating(true);
    setNotLocated(null);
    const found = await findPlaceNearMe();
    setLocating(false);
    if ('failure' in found) setNotLocated(found.failure);
    else onChoose(aroundPlace(found.place));
  };
  const take = ({ choice }: Option) => {
    if (choice) onChoose(choice);
    else if (!isLocating) void locate();
  };

  // Enter was pressed before the places of this text arrived.
  const awaited = useRef<string | null>(null);
  const isAnswered = answered === text || whole.length + named.length > 0;
  const takeAwaited = useEffectEvent(() => {
    if (awaited.current !== text) return;
    awaited.current = null;
    if (active?.choice) onChoose(active.choice);
    else onNone();
  });
  useEffect(() => {
    if (isAnswered) takeAwaited();
  }, [text, isAnswered]);

  useImperativeHandle(keys, () => ({
    press(key) {
      const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        const next = at < 0 && step < 0 ? options.length - 1 : at + step;
        setMoved({ text, at: (next + options.length) % options.length });
        return true;
      }
      if (key !== 'Enter') return false;
      if (text !== '' && !isAnswered) awaited.current = text;
      else if (active) take(active);
      else return false;
      return true;
    },
  }));

  return (
    <div className="absolute top-full left-0 z-30 mt-1 w-full min-w-72 overflow-hidden rounded-card border border-line bg-surface shadow-overlay lg:right-0 lg:left-auto lg:w-88">
      <ul id={id} role="listbox" aria-label="Places" className="max-h-72 overflow-y-auto p-1.5">
        {options.map((option) => (
          // The keys are those of the field, which keeps the focus.
          <li
            key={option.id}
            id={option.id}
            role="option"
            aria-selected={option === active}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 hover:bg-sunken',
              option === active && 'forced-chosen bg-sunken',
            )}
          >
            {option.choice ? null : (
              <LocateFixed aria-hidden="true" className="size-5 shrink-0 text-brand" />
            )}
            <span className="min-w-0 grow">{option.label}</span>
            <span className="shrink-0 text-sm text-ink-soft">{option.note}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="px-4 text-sm text-ink-soft not-empty:pb-2">
        {isLocating
          ? 'Finding you...'
          : (notLocated ??
            failure ??
            (answered === text ? said(text, whole.length + named.length + places.length) : ''))}
      </p>
      <p className="border-t border-line px-4 py-2 text-xs text-ink-soft">
        We ask where you are only when you press, and do not keep it. Places: GeoNames (CC BY 4.0),
        U.S. Census Bureau, NCES.
      </p>
    </div>
  );
}

function said(text: string, count: number): string {
  if (text === '') return '';
  if (count === 0) return 'No place starts with this. A ZIP code always works.';
  return count === 1 ? '1 place' : `${count} places`;
}

function matchingCities(cities: readonly CityCount[], text: string) {
  const choices = cityChoices(cities);
  if (text === '') return choices.slice(0, CITIES_AT_FIRST);
  const start = text.toLowerCase();
  return choices
    .filter(({ label }) => label.toLowerCase().startsWith(start))
    .slice(0, CITIES_MATCHING);
}

/** All of the state that was typed, or the work from anywhere. */
function wholeOf(text: string): Omit<Option, 'id'>[] {
  const state = nameOfState(readWholeState(text) ?? '');
  if (state !== undefined) {
    const choice = { searchLocation: state, near: null };
    return [{ label: `All of ${state}`, note: 'State', choice }];
  }
  const choice = { searchLocation: 'Remote', near: null };
  return asksForRemote(text) ? [{ label: 'Remote jobs', note: 'From anywhere', choice }] : [];
}
