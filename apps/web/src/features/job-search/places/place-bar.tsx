import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { RadiusChips } from './radius-chips.tsx';

export interface PlaceBarProps {
  criteria: SearchCriteria;
  isPicking: boolean;
  onPick: (isPicking: boolean) => void;
}

/** What a search around a place has besides the others; loaded for it alone. */
export function PlaceBar({ criteria, isPicking, onPick }: PlaceBarProps) {
  return (
    <>
      {criteria.near === null ? null : <RadiusChips criteria={criteria} />}
      <PlaceDialog criteria={criteria} isOpen={isPicking} onOpenChange={onPick} />
    </>
  );
}
