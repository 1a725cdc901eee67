import { leadsToAlert, leadsToReport } from '../../../platform/routing/use-next-path.ts';

/** Why the login or the signup is there, for who was sent to it from something else; undefined for others. */
export function accessLead(next: string | undefined, waysIn: string): string | undefined {
  if (next === undefined) return undefined;
  if (leadsToAlert(next)) return `${waysIn} to get this search by email. We keep your criteria.`;
  if (!leadsToReport(next)) return undefined;
  return `${waysIn} to send your report. We take no reports without an account, and the company never learns who reported it.`;
}
