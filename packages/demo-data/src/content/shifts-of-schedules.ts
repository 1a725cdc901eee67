import * as z from 'zod';
import shiftsOfSchedules from '../../data/shifts-of-schedules.json' with { type: 'json' };
import { notedHours, type NotedHours } from './week-notation.ts';

/** The shifts that a job's schedule means, by its words. Those that leave the hours open are missing. */
export const hoursOfSchedules: ReadonlyMap<string, readonly NotedHours[]> = new Map(
  Object.entries(z.record(z.string(), z.array(notedHours)).parse(shiftsOfSchedules)),
);
