import { type BusySpan, isForever, type WeeklySpan } from '@nextshift/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { SuggestionChip } from '../../../ui/forms/suggestion-chip.tsx';
import { WeekGrid } from '../../../ui/week-grid/week-grid.tsx';
import { addSpans, WEEK_PRESETS } from './week-presets.ts';

export interface WeekTimesProps {
  weekly: readonly WeeklySpan[];
  /** Painted are those of every week; all are marked over free time. */
  busy: readonly BusySpan[];
  onWeekly: (spans: WeeklySpan[]) => void;
  onBusy: (spans: WeeklySpan[]) => void;
  error: string | undefined;
}

const LAYERS = {
  free: {
    label: 'Free time',
    words: { on: 'free', off: 'not free', part: 'partly free' },
  },
  busy: {
    label: 'Busy times',
    words: { on: 'busy', off: 'not busy', part: 'partly busy' },
  },
} as const;

/** Free time and busy times, one painted over the other. */
export function WeekTimes({ weekly, busy, onWeekly, onBusy, error }: WeekTimesProps) {
  const [layer, setLayer] = useState<keyof typeof LAYERS>('free');
  const isFree = layer === 'free';
  const { label, words } = LAYERS[layer];
  const [value, other, change] = isFree
    ? [weekly, busy, onWeekly]
    : [busy.filter(isForever), weekly, onBusy];
  return (
    <FormSection
      title="When can you work?"
      lead="Press and drag over the hours; on a phone, tap, or hold and drag."
    >
      <div className="col-span-full min-w-0 space-y-4">
        <SegmentedControl
          label="What to paint"
          segments={[
            { value: 'free', label: LAYERS.free.label },
            { value: 'busy', label: LAYERS.busy.label },
          ]}
          value={layer}
          onValueChange={(next) => {
            setLayer(next === 'busy' ? 'busy' : 'free');
          }}
        />
        <div className="flex min-h-8 flex-wrap items-center gap-2">
          {isFree ? (
            WEEK_PRESETS.map(({ name, spans }) => (
              <SuggestionChip
                key={name}
                onClick={() => {
                  onWeekly(addSpans(weekly, spans));
                }}
              >
                {name}
              </SuggestionChip>
            ))
          ) : (
            <p className="text-sm text-ink-soft">
              Classes, sports, other work: no shift fits over them.
            </p>
          )}
          {/* Has its place while there is nothing to clear: the first press moves nothing under the pointer. */}
          <button
            type="button"
            className={clsx('min-h-8 text-link px-2 text-sm', value.length === 0 && 'invisible')}
            onClick={() => {
              change([]);
            }}
          >
            Clear {label.toLowerCase()}
          </button>
        </div>
        <WeekGrid
          label={label}
          value={value}
          onChange={change}
          words={words}
          marks={{ spans: other, word: isFree ? 'busy' : 'free' }}
          className="[--week-grid-top:var(--header-height)]"
        />
        {other.length > 0 ? (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <span
              aria-hidden="true"
              className="size-5 rounded-md border border-line week-grid-mark"
            />
            {isFree ? 'Striped: your busy times' : 'Striped: your free time'}
          </p>
        ) : null}
        <p aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
          {error}
        </p>
      </div>
    </FormSection>
  );
}
