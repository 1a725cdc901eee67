import type { Availability } from '@nextshift/contract';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import { unzip } from '@nextshift/test-kit/files/unzip';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';

let app: TestApp;
let seeker: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  seeker = await signUpSeeker(app);
});

afterAll(() => app.close());

const PATH = '/api/availability';

const WEEK: Availability = {
  timeZone: 'America/Chicago',
  weekly: [
    { weekday: 'tue', start: '09:00', end: '12:00' },
    { weekday: 'sun', start: '20:00', end: '02:00' },
  ],
  busy: [{ weekday: 'tue', start: '09:30', end: '10:45', from: null, until: null }],
  share: false,
  weeklyHoursMax: 20,
};

const read = (as: TestAccount) => app.api.getAvailability({ as });
const save = (as: TestAccount, body: object) => app.api.updateAvailability({ as, body });

describe('GET /api/availability', () => {
  it('is empty and shared before anything was said, in the zone of the board', async () => {
    const response = await read(await signUpSeeker(app));
    expect(response.statusCode).toBe(200);
    expect(response.json<unknown>()).toEqual({
      timeZone: 'America/New_York',
      weekly: [],
      busy: [],
      share: true,
      weeklyHoursMax: null,
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('starts in the zone of the state of the profile', async () => {
    const texan = await signUpSeeker(app, { profile: {} });
    await app.database
      .updateTable('profiles')
      .set({ state: 'TX' })
      .where('seeker_id', '=', texan.id)
      .execute();
    expect((await read(texan)).json<Availability>().timeZone).toBe('America/Chicago');
  });
});

describe('PUT /api/availability', () => {
  it('replaces the week, and reads it back as written', async () => {
    const response = await save(seeker, WEEK);
    expect(response.statusCode).toBe(200);
    expect(response.json<unknown>()).toEqual(WEEK);
    expect((await read(seeker)).json<unknown>()).toEqual(WEEK);
    const later = { ...WEEK, weekly: [], share: true, weeklyHoursMax: null };
    await save(seeker, later);
    expect((await read(seeker)).json<unknown>()).toEqual(later);
  });

  it('merges times that touch or overlap, also over midnight and the end of the week', async () => {
    const response = await save(seeker, {
      ...WEEK,
      weekly: [
        { weekday: 'mon', start: '00:00', end: '03:00' },
        { weekday: 'sun', start: '22:00', end: '00:00' },
        { weekday: 'wed', start: '10:00', end: '12:00' },
        { weekday: 'wed', start: '09:00', end: '11:00' },
      ],
    });
    expect(response.json<Availability>().weekly).toEqual([
      { weekday: 'wed', start: '09:00', end: '12:00' },
      { weekday: 'sun', start: '22:00', end: '03:00' },
    ]);
  });

  it('keeps what is busy by its days, and merges what touches within them', async () => {
    const student = await signUpSeeker(app);
    const fall = { from: '2026-08-18', until: '2026-12-05' };
    const spring = { from: '2027-01-11', until: null };
    const lecture = { weekday: 'mon', start: '09:00', end: '10:00' } as const;
    const later = { ...lecture, start: '10:00', end: '11:00' };
    const response = await save(student, {
      ...WEEK,
      busy: [
        { ...lecture, ...spring },
        { ...later, ...fall },
        { ...lecture, ...fall },
        { ...later, until: '2026-10-09' },
        lecture,
      ],
    });
    expect(response.statusCode).toBe(200);
    const kept = [
      { ...lecture, from: null, until: null },
      { ...later, from: null, until: '2026-10-09' },
      { ...lecture, end: '11:00', ...fall },
      { ...lecture, ...spring },
    ];
    expect(response.json<Availability>().busy).toEqual(kept);
    expect((await read(student)).json<Availability>().busy).toEqual(kept);
    await save(student, WEEK);
    expect((await read(student)).json<Availability>().busy).toEqual(WEEK.busy);
  });

  it.each([
    [{ from: '2026-12-05', until: '2026-08-18' }, 'A time must not end before it begins'],
    [{ from: '2026-02-30' }, 'Please enter a date such as 2026-12-05'],
  ])('refuses a time of days such as %o', async (days, message) => {
    const busy = [{ weekday: 'mon', start: '09:00', end: '10:00', ...days }];
    const response = await save(seeker, { ...WEEK, busy });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toBe(message);
  });

  it('stays one person’s own', async () => {
    const other = await signUpSeeker(app);
    await save(seeker, WEEK);
    expect((await read(other)).json<Availability>().weekly).toEqual([]);
  });

  it.each([
    ['an unknown zone', { timeZone: 'America/Gotham' }, 'This is not a time zone'],
    ['an offset as a zone', { timeZone: '+05:00' }, 'This is not a time zone'],
    [
      'a time that no clock shows',
      { weekly: [{ weekday: 'mon', start: '24:00', end: '01:00' }] },
      'Please enter a time such as 07:00',
    ],
    ['no weekday', { busy: [{ start: '09:00', end: '10:00' }] }, 'Please choose a weekday'],
    [
      '200 hours a week',
      { weeklyHoursMax: 200 },
      'Please enter the hours as a whole number, from 1 to 80',
    ],
    ['201 times', { weekly: Array(201).fill(WEEK.busy[0]) }, 'A week can have up to 200 times'],
  ])('refuses %s', async (_what, change, message) => {
    const response = await save(seeker, { ...WEEK, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toBe(message);
  });

  it('refuses times of which more than 200 would be read back', async () => {
    const minutes = (from: number) =>
      `${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`;
    const short = Array.from({ length: 199 }, (_, index) => ({
      weekday: 'wed',
      start: minutes(index * 4),
      end: minutes(index * 4 + 1),
    }));
    const long = { weekday: 'fri', start: '14:00', end: '14:00' };
    const response = await save(seeker, { ...WEEK, weekly: [...short, long] });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toBe('A week can have up to 200 times');
  });

  it('refuses an account that was deleted meanwhile', async () => {
    const leaving = await signUpSeeker(app);
    const { id } = leaving;
    await app.api.deleteMyAccount({ userId: id, as: leaving, body: { password: PASSWORD } });
    expect((await save(leaving, WEEK)).statusCode).toBe(401);
  });
});

describe.each(['GET', 'PUT'] as const)('%s /api/availability', (method) => {
  const call = (as?: TestAccount) =>
    app.call(method, PATH, { as, ...(method === 'PUT' ? { body: WEEK } : {}) });

  it('needs a signed-in seeker', async () => {
    expect((await call()).statusCode).toBe(401);
    expect((await call(await signUpEmployer(app))).statusCode).toBe(401);
  });
});

describe('POST /api/availability/timetable', () => {
  const send = (as: TestAccount | undefined, content: Buffer) =>
    app.api.readTimetable({
      as,
      body: toFormData({ file: asFile(content, 'fall.ics', 'text/calendar') }),
    });
  const timetable = readFileSync(
    new URL('../../../../test/files/timetables/google-every-workday.ics', import.meta.url),
  );

  it('reads the times of the week on the clocks of the seeker, and stores nothing', async () => {
    const reader = await signUpSeeker(app);
    await save(reader, { ...WEEK, busy: [] });
    const response = await send(reader, timetable);
    expect(response.statusCode).toBe(200);
    const { busy } = response.json<Pick<Availability, 'busy'>>();
    expect(busy).toEqual(
      ['mon', 'tue', 'wed', 'thu', 'fri'].map((weekday) => ({
        weekday,
        start: '07:00',
        end: '07:50',
        from: '2026-08-24',
        until: null,
      })),
    );
    expect((await read(reader)).json<Availability>().busy).toEqual([]);
  });

  it('leaves free what the address of the account has declined', async () => {
    const reader = await signUpSeeker(app);
    const declined = `ATTENDEE;PARTSTAT=DECLINED:mailto:${reader.email}`;
    const lines = [declined, 'ATTENDEE:mailto:teacher@ncsu.example', 'END:VEVENT'].join('\r\n');
    const content = timetable.toString().replaceAll('END:VEVENT', lines);
    expect((await send(reader, Buffer.from(content))).json()).toMatchObject({ busy: [] });
  });

  it.each([
    ['what is no calendar', Buffer.from('%PDF-1.7'), 400, 'This is not a calendar file (.ics).'],
    ['more than 1 MB', Buffer.alloc(1024 * 1024 + 1, 'B'), 413, 'File size must be less than 1MB'],
  ])('refuses %s', async (_what, content, status, message) => {
    const response = await send(seeker, content);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toBe(message);
  });

  it('needs a file, and a signed-in seeker', async () => {
    const none = await app.api.readTimetable({ as: seeker, body: {} });
    expect(none.statusCode).toBe(400);
    expect(none.json<{ message: string }>().message).toBe('Please choose a file.');
    expect((await send(undefined, timetable)).statusCode).toBe(401);
    expect((await send(await signUpEmployer(app), timetable)).statusCode).toBe(401);
  });
});

describe('own data', () => {
  it('exports the week, and deletes it with the account', async () => {
    const leaving = await signUpSeeker(app);
    const fall = { from: '2026-08-18', until: '2026-12-05' };
    const week = { ...WEEK, busy: WEEK.busy.map((span) => ({ ...span, ...fall })) };
    await save(leaving, week);
    const { id } = leaving;
    const zip = await app.api.exportMyData({ userId: id, as: leaving });
    const file = unzip(zip.rawPayload).get('availability.json')?.toString() ?? '';
    expect(JSON.parse(file)).toEqual(week);
    const stored = () =>
      app.database.selectFrom('availability').select('share').where('seeker_id', '=', id).execute();
    expect(await stored()).toEqual([{ share: false }]);
    const gone = await app.api.deleteMyAccount({
      userId: id,
      as: leaving,
      body: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    expect(await stored()).toEqual([]);
  });
});
