import {
  type Assignment,
  describeMoments,
  HOUR_MS,
  LIST_LIMIT_MAX,
  listShifts,
  zoneNameAt,
} from '@nextshift/contract';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserApi } from '../../platform/api/browser-api.ts';
import { readKeptShifts, writeKeptShifts } from '../../platform/offline/kept-shifts.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { endOfShifts } from '../availability/end-of-shifts.ts';
import { workplaceOf } from './workplace-of.ts';

/** A copy that is younger is not fetched again when a page opens. */
const FRESH_MS = HOUR_MS;

/** Copies the seeker's next shifts to browser storage; signing out clears them. */
export async function keepShifts(): Promise<void> {
  const { kind, accountId } = useAuthStore.getState();
  if (kind !== 'seeker' || accountId === null) return;
  const now = new Date();
  const kept = readKeptShifts(accountId);
  if (kept && now.getTime() - Date.parse(kept.asOf) < FRESH_MS) return;
  const query = { from: now.toISOString(), to: endOfShifts(now), limit: LIST_LIMIT_MAX };
  try {
    const { body } = await browserApi.call(listShifts, { query });
    copyShifts(accountId, body.shifts, now);
  } catch (error) {
    // The user requested nothing; the next page retries.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Stores what the server said of the next shifts, without what is cancelled and without anybody's contact. */
export function copyShifts(accountId: string, next: readonly Assignment[], asOf: Date): void {
  if (useAuthStore.getState().accountId !== accountId) return;
  const shifts = next
    .filter(({ status, isAccepted }) => status !== 'cancelled' && isAccepted)
    .map((shift) => ({
      when: `${describeMoments(shift)} ${zoneNameAt(shift.timeZone, shift.startsAt)}`,
      endsAt: shift.endsAt,
      title: shift.title,
      company: shift.companyName,
      place: workplaceOf(shift),
    }));
  writeKeptShifts({ accountId, asOf: asOf.toISOString(), shifts });
}
