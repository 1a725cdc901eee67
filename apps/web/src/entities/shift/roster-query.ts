import { getRoster, type Roster } from '@nextshift/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../platform/api/browser-api.ts';
import { employerKeys } from '../employer/employer-keys.ts';

/** Who has which shift of an employer's job. @throws {ApiError} */
export function rosterQuery(employerId: string, jobId: string) {
  return queryOptions({
    queryKey: [...employerKeys.rosters(employerId), jobId],
    queryFn: async ({ signal }) =>
      (await browserApi.call(getRoster, { params: { jobId }, signal })).body.roster,
  });
}

/** Who has a shift. */
export interface ShiftHolder {
  readonly name: string;
  /** Whether they know of the acceptance. */
  readonly notified: boolean;
}

/** Those who have a shift, by its id. */
export function holdersByShift({ shifts }: Roster): ReadonlyMap<string, readonly ShiftHolder[]> {
  return new Map(
    shifts.map(({ id, places }) => [
      id,
      places.map(({ firstName, lastName, notified }) => ({
        name: `${firstName} ${lastName}`,
        notified,
      })),
    ]),
  );
}

/** The shifts that an applicant said they can work before the hours were changed. */
export function changedShiftIdsOf(roster: Roster, applicationId: string): readonly string[] {
  const found = roster.applicants.find((each) => each.applicationId === applicationId);
  return found?.changedShiftIds ?? [];
}
