import { timeZoneOfState } from '@nextshift/contract';
import type { JobForm } from '../use-job-draft.ts';
import type { StoredShifts } from './shift-holders.ts';

/** The zone of the place of work: of the stored job while its place is kept, else the one of most of the state. */
export function zoneOfForm({ formState, getValues }: JobForm, stored: StoredShifts | undefined) {
  const { city, state } = formState.dirtyFields;
  if (stored && city !== true && state !== true) return stored.timeZone;
  return timeZoneOfState(getValues('state'));
}
