export { CoverOffers } from './cover-offers.tsx';
export { KeptShifts } from './kept-shifts.tsx';
export { MyShiftList } from './my-shift-list.tsx';
export { MyShiftWeeks } from './my-shift-weeks.tsx';
export { myShiftsQuery } from './my-shifts-query.ts';
export { useMyShiftChanges } from './use-my-shift-changes.tsx';
