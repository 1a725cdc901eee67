import { OWN_SHIFTS_AREA } from '../stores/offline-areas.ts';
import { readCopy, writeCopy } from './copy-on-device.ts';

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
  return readCopy(OWN_SHIFTS_AREA, accountId, isKeptShifts);
}

export function writeKeptShifts(kept: KeptShifts): void {
  writeCopy(OWN_SHIFTS_AREA, kept);
}

function isKeptShifts(stored: object): stored is KeptShifts {
  return (
    'accountId' in stored && 'asOf' in stored && 'shifts' in stored && Array.isArray(stored.shifts)
  );
}
