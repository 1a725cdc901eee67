import { callWithRetry, callWithRetryOrFail } from '../../board/call-with-retry.ts';
import type { Board } from '../../board/fill-board.ts';
import { planted } from '../../board/canary-texts.ts';

/**
 * Planted in the running server: a message to sales, an idempotent call, an application that is retracted at once, the
 * search of an alert, a week, and a calendar that was read.
 * @returns the token of the calendar
 */
export async function plantCanaries({ address, callers, things }: Board): Promise<string> {
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
  const { retractedAnswer, retractedEmail } = planted.seeker;
  const applied = await callWithRetryOrFail(
    address,
    'POST',
    `/applications/job/${things.formJob}/apply`,
    {
      token,
      body: {
        userId,
        applicationData: {
          answers: { q1: retractedAnswer },
          basicFields: {
            fullName: 'W. Quillfeather',
            email: retractedEmail,
            phone: '9195550166',
            address: '20 Pinwheel Lane',
          },
          documents: {},
        },
      },
    },
  );
  const { id } = (applied as { application: { id: string } }).application;
  await callWithRetryOrFail(address, 'POST', `/api/applications/${id}/retract`, { token });
  await callWithRetryOrFail(address, 'POST', '/api/alerts', {
    token,
    body: { criteria: { searchQuery: planted.seeker.alertWords }, cadence: 'weekly' },
  });
  await callWithRetryOrFail(address, 'PUT', '/api/availability', {
    token,
    body: {
      timeZone: 'America/New_York',
      weekly: [{ weekday: 'tue', start: planted.seeker.freeFrom, end: '11:00' }],
      busy: [
        { weekday: 'tue', start: '04:00', end: planted.seeker.busyUntil },
        {
          weekday: 'wed',
          start: '04:00',
          end: planted.seeker.classUntil,
          from: planted.seeker.termFrom,
          until: '2098-12-31',
        },
      ],
      share: true,
    },
  });
  const { text } = await callWithRetry(address, 'GET', '/api/calendar', { token });
  const [, calendarToken] = /\/api\/calendar\/([^./]+)\.ics/.exec(text) ?? [];
  if (calendarToken === undefined) throw new Error(`There is no calendar: ${text}`);
  await callWithRetryOrFail(address, 'GET', `/api/calendar/${calendarToken}.ics`);
  return calendarToken;
}
