import * as z from 'zod';

/**
 * What a cached response depends on. Routes declare it, and the database announces changes under the same
 * names: `announce_content_change` is the counterpart of this file.
 */
export type Dependency =
  | typeof WHOLE_BOARD
  | `job:${string}`
  | `employer:${string}`
  | `city:${string}`
  | `company:${string}`
  | `area:${string}`;

/** The active jobs of every city. Never announced; it changes with any city. */
export const WHOLE_BOARD = 'board' as const;

/** The channel of the announcements. */
export const CONTENT_CHANGED = 'content_changed';

export function jobDependency(jobId: string): Dependency {
  return `job:${jobId}`;
}

/** An employer's profile and all its jobs. */
export function employerDependency(employerId: string): Dependency {
  return `employer:${employerId.toLowerCase()}`;
}

/** The active jobs of all cities of this name: those of several states change together. */
export function cityDependency(city: string): Dependency {
  return `city:${city.toLowerCase()}`;
}

/** Which companies have this name. */
export function companyDependency(companyName: string): Dependency {
  return `company:${companyName.toLowerCase()}`;
}

/** The active jobs in a part of the map. */
export function areaDependency(area: string): Dependency {
  return `area:${area}`;
}

/** The area of all active remote jobs. */
export const REMOTE_AREA = 'remote';

const announcement = z.array(z.string());

/** Parses an announcement of the database. */
export function readAnnouncement(payload: string): Dependency[] {
  return announcement.parse(JSON.parse(payload)) as Dependency[];
}

export function changesActiveJobs(changed: readonly Dependency[]): boolean {
  return changed.some((dependency) => dependency.startsWith('city:'));
}
