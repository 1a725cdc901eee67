import { keepSavedJobs } from './entities/job/keep-saved-jobs.ts';
import { keepShifts } from './entities/shift/keep-shifts.ts';

/** Copies what a seeker can read offline to this device. */
export function keepOffline(): void {
  keepSavedJobs();
  void keepShifts();
}
