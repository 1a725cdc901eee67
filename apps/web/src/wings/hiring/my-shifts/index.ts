export { MyShiftList } from './my-shift-list.tsx';
export { myShiftsQuery } from './my-shifts-query.ts';
