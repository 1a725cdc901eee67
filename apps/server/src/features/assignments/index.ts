/** What other features may use of the shifts that people have. */
export { assignShifts } from './assign-shifts.ts';
export { recordWorkableShifts } from './record-workable-shifts.ts';
