import { OWN_SHIFTS_AREA } from '../stores/offline-areas.ts';

/** A seeker's next shifts as stored on the device; public/offline.js reads them too. */
export interface KeptShifts {
  readonly accountId: string;
  /** When the server said so. */
  readonly asOf: string;
  readonly shifts: readonly KeptShift[];
}

export interface KeptShift {
  /** `Sat, Nov 21, 7 AM to 1 PM EST`. */
  readonly when: string;
  readonly endsAt: string;
  readonly title: string;
  readonly company: string;
  readonly place: string;
}

/** A seeker's copy in this browser; null if there is none, or another account's. */
export function readKeptShifts(accountId: string): KeptShifts | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWN_SHIFTS_AREA) ?? 'null');
    return isKeptShifts(stored) && stored.accountId === accountId ? stored : null;
  } catch {
    return null;
  }
}

export function writeKeptShifts(kept: KeptShifts): void {
  try {
    localStorage.setItem(OWN_SHIFTS_AREA, JSON.stringify(kept));
  } catch {
    // With storage full or blocked there is no copy.
  }
}

function isKeptShifts(stored: unknown): stored is KeptShifts {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'accountId' in stored &&
    'asOf' in stored &&
    'shifts' in stored &&
    Array.isArray(stored.shifts)
  );
}
