import { dateOfWeek, formatCalendarDays } from '@nextshift/contract';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SegmentedControl } from '../../../../ui/forms/segmented-control.tsx';
import type { RosterView } from './use-roster-view.ts';

const rowChoices = [
  { value: 'people', label: 'People' },
  { value: 'shifts', label: 'Shifts' },
] as const;

/** The week by its days, those before and after it, what its rows are, and printing. */
export function WeekNav({ view, titleId }: { view: RosterView; titleId: string }) {
  const { monday, today, by, showDay, showWeek, showRows } = view;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2
        id={titleId}
        className="min-w-0 text-heading font-bold max-md:flex-[1_1_9rem]"
        aria-live="polite"
      >
        {formatCalendarDays(monday, dateOfWeek(monday, 'sun'))}
      </h2>
      <div className="flex flex-wrap items-center gap-1 max-md:-mr-2.5 print:hidden">
        <IconButton
          label="Previous week"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => {
            showWeek(-1);
          }}
        />
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            showDay(today);
          }}
        >
          Today
        </Button>
        <IconButton
          label="Next week"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => {
            showWeek(1);
          }}
        />
        <IconButton
          label="Print"
          icon={<Printer aria-hidden="true" />}
          onClick={() => {
            print();
          }}
        />
      </div>
      <SegmentedControl
        label="Rows"
        segments={rowChoices}
        value={by}
        onValueChange={(value) => {
          showRows(value === 'shifts' ? 'shifts' : 'people');
        }}
        className="ml-auto max-md:hidden print:hidden"
      />
    </div>
  );
}
