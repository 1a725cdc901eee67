import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { requiredFile } from '../../../field-rules.ts';
import {
  availability,
  timetable,
  TIMETABLE_MAX_BYTES,
  updateAvailabilityBody,
} from './availability-schemas.ts';

const shared = { tag: 'Availability', access: 'seeker' } as const;

export const getAvailability = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/availability',
  summary: 'When the seeker can work',
  rateLimit: 'read',
  responses: { 200: availability },
});

export const updateAvailability = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/api/availability',
  summary: 'Replace when the seeker can work; times that touch are merged',
  rateLimit: 'write',
  body: updateAvailabilityBody,
  responses: { 200: availability },
});

export const readTimetable = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/availability/timetable',
  summary:
    'Preview the weekly busy times of a class schedule (.ics), and the events that were not read. Nothing is stored',
  rateLimit: 'upload',
  body: z.object({ file: requiredFile('Please choose a file.') }),
  files: { file: { kind: 'timetable', maxBytes: TIMETABLE_MAX_BYTES } },
  responses: { 200: timetable },
});
