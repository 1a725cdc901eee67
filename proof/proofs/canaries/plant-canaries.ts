import { callWithRetryOrFail } from '../../board/call-with-retry.ts';
import type { Board } from '../../board/fill-board.ts';
import { planted } from '../../board/canary-texts.ts';

/** Planted in the running server: a message to sales, an idempotent call, the search of an alert, and a week. */
export async function plantCanaries({ address, callers, things }: Board): Promise<void> {
  const { salesMessage: message, contactName } = planted.employer;
  const headers = { 'idempotency-key': planted.seeker.idempotencyKey };
  await callWithRetryOrFail(address, 'POST', '/api/sales-inquiries', {
    token: callers.accepted.token,
    headers,
    body: { contactName, message },
  });
  const { id: userId, token } = callers.seeker;
  await callWithRetryOrFail(address, 'POST', '/savedjobs/add', {
    token,
    headers,
    body: { userId, jobId: things.formJob },
  });
  await callWithRetryOrFail(address, 'POST', '/api/alerts', {
    token,
    body: { criteria: { searchQuery: planted.seeker.alertWords }, cadence: 'weekly' },
  });
  await callWithRetryOrFail(address, 'PUT', '/api/availability', {
    token,
    body: {
      timeZone: 'America/New_York',
      weekly: [{ weekday: 'tue', start: planted.seeker.freeFrom, end: '11:00' }],
      busy: [{ weekday: 'tue', start: '04:00', end: planted.seeker.busyUntil }],
      share: true,
    },
  });
}
