import { readState } from '../../../us-states.ts';
import { JOBS_TIME_ZONE } from './closing-date.ts';

/** The states outside the eastern zone by zone: for a state with two, that of most of its people. */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': [
    ...['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO'],
    ...['MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'],
  ],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Boise': ['ID'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR', 'VI'],
  'Pacific/Guam': ['GU', 'MP'],
  'Pacific/Pago_Pago': ['AS'],
};

/** The states of each zone but that of the board, by zone. */
export const statesByTimeZone = zones;

/** The IANA time zone of a state, as stored or as typed. */
export function timeZoneOfState(state: string): string {
  const code = readState(state) ?? state;
  return Object.keys(zones).find((zone) => zones[zone]?.includes(code)) ?? JOBS_TIME_ZONE;
}

const split: ReadonlySet<string> = new Set([
  ...['AK', 'FL', 'ID', 'IN', 'KS', 'KY', 'MI'],
  ...['ND', 'NE', 'NV', 'OR', 'SD', 'TN', 'TX'],
]);

/** Whether all clocks of a state, named by its two capital letters, show the same time. */
export function hasOneTimeZone(state: string): boolean {
  return /^[A-Z]{2}$/.test(state) && !split.has(state);
}
