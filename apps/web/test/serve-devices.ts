import { type SignedInSession, listSessions } from '@nextshift/contract';
import { serve } from './api-server.ts';

/** Serves one session, that of this browser: Firefox on Linux. */
export function serveDevices(): void {
  const time = '2026-01-05T17:00:00.000Z';
  const session: SignedInSession = {
    id: '0192f0c1-0000-7000-8000-000000000001',
    current: true,
    device: 'Firefox on Linux',
    createdAt: time,
    lastSeenAt: time,
  };
  serve(listSessions, () => ({ sessions: [session] }));
}
