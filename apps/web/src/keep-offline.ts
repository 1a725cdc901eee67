import { keepSavedJobs } from './entities/job/keep-saved-jobs.ts';
import { keepShifts } from './entities/shift/keep-shifts.ts';
import { openKeptPages } from './platform/offline/open-kept-pages.ts';

/** Copies what a seeker can read offline to this device, and opens it. */
export function keepOffline(): void {
  openKeptPages();
  keepSavedJobs();
  void keepShifts();
}
