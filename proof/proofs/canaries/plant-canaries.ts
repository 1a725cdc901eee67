import {
  createAlert,
  getCalendar,
  getPushKey,
  retractApplication,
  saveJob,
  sendSalesInquiry,
  subscribeToPush,
  updateAvailability,
  updateSettings,
} from '@nextshift/contract';
import { apply } from '@nextshift/test-kit/people/acts';
import { ask } from '@nextshift/test-kit/requests/ask';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import type { Board } from '../../board/fill-board.ts';
import { planted } from '../../board/canary-texts.ts';

/**
 * Planted in the running server: a message to sales, an idempotent call, an application that is retracted at once, the
 * search of an alert, a week, a browser that takes news, and a calendar that was read.
 * @returns the token of the calendar
 */
export async function plantCanaries({ address, callers, things }: Board): Promise<string> {
  const { salesMessage: message, contactName } = planted.employer;
  const headers = { 'idempotency-key': planted.seeker.idempotencyKey };
  await ask(address, sendSalesInquiry, {
    as: callers.accepted,
    headers,
    body: { contactName, message },
  });
  const { seeker: as } = callers;
  const { formJob: jobId = '' } = things;
  await ask(address, saveJob, { as, headers, body: { userId: as.id, jobId } });
  const { retractedAnswer, retractedEmail } = planted.seeker;
  const id = await apply(address, as, jobId, {
    answers: { q1: retractedAnswer },
    basicFields: {
      fullName: 'W. Quillfeather',
      email: retractedEmail,
      phone: '9195550166',
      address: '20 Pinwheel Lane',
    },
    documents: {},
  });
  await ask(address, retractApplication, { as, id });
  await ask(address, createAlert, {
    as,
    body: { criteria: { searchQuery: planted.seeker.alertWords }, cadence: 'weekly' },
  });
  await ask(address, updateAvailability, {
    as,
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
  // Nothing is pushed: its service is not on this machine.
  await ask(address, updateSettings, {
    as,
    userId: as.id,
    body: { notifications: { push: false } },
  });
  await ask(address, getPushKey, { as });
  await ask(address, subscribeToPush, {
    as,
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'Pin-wheel_Pin-wheel_Pi',
      },
    },
  });
  const calendar = JSON.stringify(await ask(address, getCalendar, { as }));
  const [, calendarToken] = /\/api\/calendar\/([^./]+)\.ics/.exec(calendar) ?? [];
  if (calendarToken === undefined) throw new Error(`There is no calendar: ${calendar}`);
  await callOrFail(address, 'GET', `/api/calendar/${calendarToken}.ics`);
  return calendarToken;
}
