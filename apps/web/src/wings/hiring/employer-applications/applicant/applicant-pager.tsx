import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';

export interface ApplicantPagerProps {
  /** Counted from 1; 0 for one that is not in the list. */
  position: number;
  /** Applicants of the list. */
  count: number;
  /** The applicant's name, announced with the position. */
  name: string;
  onStep: (by: 1 | -1) => void;
}

/** `‹ 3 of 40 ›`; nothing for one who is not in the list. */
export function ApplicantPager({ position, count, name, onStep }: ApplicantPagerProps) {
  if (position === 0) return null;
  return (
    <div role="group" aria-label="Applicants" className="-mr-2.5 flex items-center">
      <IconButton
        label="Previous applicant"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={position === 1}
        className="aria-disabled:opacity-55"
        onClick={() => {
          onStep(-1);
        }}
      />
      <span
        role="status"
        className="min-w-16 text-center text-sm font-semibold text-ink-soft tabular-nums"
      >
        {position} of {count}
        <span className="sr-only">: {name}</span>
      </span>
      <IconButton
        label="Next applicant"
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={position === count}
        className="aria-disabled:opacity-55"
        onClick={() => {
          onStep(1);
        }}
      />
    </div>
  );
}
