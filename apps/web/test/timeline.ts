import { type ApplicationEvent, listApplicationEvents } from '@nextshift/contract';
import { serve } from './api-server.ts';

const APPLIED: ApplicationEvent = {
  at: '2026-01-05T17:00:00.000Z',
  from: null,
  to: 'pending',
  actor: 'seeker',
  reason: null,
};

/** Serves the timeline of every application. */
export function serveTimelines(...later: readonly ApplicationEvent[]): void {
  serve(listApplicationEvents, () => ({ events: [APPLIED, ...later] }));
}
