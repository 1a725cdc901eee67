import type { ApplicationEvent } from '@nextshift/contract';
import { http, HttpResponse } from 'msw';
import { API, apiServer } from './api-server.ts';

const APPLIED: ApplicationEvent = {
  at: '2026-01-05T17:00:00.000Z',
  from: null,
  to: 'pending',
  actor: 'seeker',
  reason: null,
};

/** Serves the timeline of every application. */
export function serveTimelines(...later: readonly ApplicationEvent[]): void {
  apiServer.use(
    http.get(`${API}/applications/:id/events`, () =>
      HttpResponse.json({ events: [APPLIED, ...later] }),
    ),
  );
}
