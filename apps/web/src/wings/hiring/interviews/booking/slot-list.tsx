import { type InterviewSlot, timeIn } from '@nextshift/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useFocusOnMore } from '../../../../ui/hooks/use-focus-on-more.ts';
import { clashWords } from '../interview-words.ts';
import { slotsByDay } from './slots-by-day.ts';

export interface SlotListProps {
  /** Those that clash last. */
  slots: readonly InterviewSlot[];
  timeZone: string;
  chosen: string | null;
  onChoose: (startsAt: string) => void;
}

/** The times to choose from, by day; those that clash with one's week are folded below. */
export function SlotList({ slots, ...choice }: SlotListProps) {
  const name = useId();
  const fitting = slots.filter(({ clash }) => clash === null);
  const clashing = slots.filter(({ clash }) => clash !== null);
  return (
    <div className="space-y-6">
      <Days {...choice} name={name} slots={fitting} />
      {clashing.length === 0 ? null : (
        <details className="group border-t border-line pt-2" open={fitting.length === 0}>
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-2 font-semibold text-ink-soft [&::-webkit-details-marker]:hidden">
            {fitting.length === 0
              ? 'All times clash with your week'
              : `${clashing.length} more that clash with your week`}
            <ChevronDown
              aria-hidden="true"
              className="size-5 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="mt-3">
            <Days {...choice} name={name} slots={clashing} />
          </div>
        </details>
      )}
    </div>
  );
}

/** Days that are shown before all are asked for. */
const FIRST_DAYS = 5;

function Days({ slots, timeZone, name, chosen, onChoose }: SlotListProps & { name: string }) {
  const [showsAll, setShowsAll] = useState(false);
  const days = slotsByDay(slots, timeZone);
  const shown = showsAll ? days : days.slice(0, FIRST_DAYS);
  const { list, expectMore } = useFocusOnMore<HTMLDivElement>(shown.length);
  return (
    <div ref={list} className="space-y-5">
      {shown.map(({ day, title, slots: ofDay }) => (
        <section key={day}>
          <h3 tabIndex={-1} className="mb-2 font-bold outline-none">
            {title}
          </h3>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {ofDay.map(({ startsAt, clash }) => (
              <label
                key={startsAt}
                className="flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong bg-surface px-2 py-1.5 text-center font-semibold transition-colors duration-120 hover:border-ink has-checked:forced-chosen has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={chosen === startsAt}
                  onChange={() => {
                    onChoose(startsAt);
                  }}
                />
                {timeIn(timeZone, startsAt)}
                {clash === null ? null : (
                  <span className="text-xs font-medium opacity-80">{clashWords[clash]}</span>
                )}
              </label>
            ))}
          </div>
        </section>
      ))}
      {shown.length < days.length ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            expectMore();
            setShowsAll(true);
          }}
        >
          Show all {days.length} days
        </Button>
      ) : null}
    </div>
  );
}
