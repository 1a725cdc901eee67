import {
  type Availability,
  type WeekClash,
  listWeekClashes,
  getAvailability,
  updateAvailability,
  readTimetable,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { signInSeeker } from '../../../test/seeker.ts';
import MyWeek from './my-week.tsx';

serveApi();

const TUESDAY = { weekday: 'tue', start: '09:00', end: '12:00' } as const;
const ALWAYS = { from: null, until: null };
const LECTURE = { weekday: 'tue', start: '09:30', end: '10:45', ...ALWAYS } as const;
const WEEK: Availability = {
  timeZone: 'America/New_York',
  weekly: [TUESDAY],
  busy: [],
  share: true,
  weeklyHoursMax: null,
};

/** Answered once a week is saved. */
let clashes: WeekClash[];
let saved: unknown[];

beforeEach(() => {
  saved = [];
  clashes = [];
  sessionStorage.clear();
  signInSeeker();
  serve(listWeekClashes, () => ({ clashes: saved.length > 0 ? clashes : [] }));
});

async function open(week = WEEK, address = '/my-week') {
  serve(getAvailability, () => week);
  serve(updateAvailability, ({ body }) => {
    saved.push(body);
    return body;
  });
  renderPage(address, '/my-week', MyWeek);
  await screen.findByRole('heading', { name: 'When can you work?' });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save My Week' }));
const cell = (name: string) => screen.getByLabelText(name, { selector: '[role=gridcell]' });
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

function serveTimetable(respond: () => Response) {
  serve(readTimetable, respond);
}

const choose = () =>
  userEvent.upload(
    screen.getByLabelText('Choose your class schedule (.ics)'),
    new File(['BEGIN:VCALENDAR'], 'fall.ics', { type: 'text/calendar' }),
  );

describe('my week', () => {
  it('shows free time, and saves what is painted', async () => {
    await open();
    expect(cell('Tuesday 11:30 AM, free')).toBeInTheDocument();
    await userEvent.click(cell('Tuesday 12:00 PM, not free'));
    expect(leave()).toBe(true);
    await save();
    await waitFor(() => {
      expect(leave()).toBe(false);
    });
    expect(saved).toEqual([{ ...WEEK, weekly: [{ ...TUESDAY, end: '12:30' }] }]);
  });

  it('goes on with the search that asked for the week', async () => {
    await open({ ...WEEK, weekly: [] }, '/my-week?next=%2Fjobs%3Fwhen%3Dmine');
    await userEvent.click(screen.getByRole('button', { name: 'Weekends' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and Show Jobs' }));
    expect(await screen.findByText('Now at /jobs?when=mine')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  it('says right after saving what the week leaves no time for, and where that is changed', async () => {
    const job = {
      applicationId: '01a21100-0000-7000-8000-000000000002',
      jobId: '01a21100-0000-7000-8000-000000000003',
      jobRemoved: false,
      title: 'Barista',
      companyName: 'Copper Kettle',
      shifts: [{ when: 'Tue 9 AM to 1 PM', why: 'Clashes with Tue 9:30 AM from Jan 11, 2027' }],
    };
    clashes = [
      { ...job, assigned: true },
      { ...job, title: 'Courier', jobRemoved: true, assigned: false },
    ];
    await open(WEEK, '/my-week?next=%2Fjobs%3Fwhen%3Dmine');
    expect(screen.queryByRole('region', { name: /leaves no time/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save and Show Jobs' }));
    const shown = await screen.findByRole('region', {
      name: 'Your week leaves no time for these 2 jobs',
    });
    await waitFor(() => {
      expect(within(shown).getByRole('heading')).toHaveFocus();
    });
    expect(within(shown).getAllByText(/^Clashes with Tue 9:30 AM from Jan 11/)).toHaveLength(2);
    const links = within(shown).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/jobs/${job.jobId}`,
      '/my-shifts',
      '/history?tab=applied',
      '/jobs?when=mine',
    ]);
  });

  it('follows no address of another site', async () => {
    await open(WEEK, '/my-week?next=%2F%2Felsewhere.test');
    expect(screen.getByRole('button', { name: 'Save My Week' })).toBeInTheDocument();
  });

  it('adds common times with one press, and clears them', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Weekends' }));
    expect(cell('Sunday 9:30 PM, free')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear free time' }));
    await save();
    expect(saved).toEqual([{ ...WEEK, weekly: [] }]);
  });

  it('paints busy times over free ones', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Busy times' }));
    await userEvent.click(cell('Tuesday 9:00 AM, not busy, free'));
    await userEvent.click(screen.getByRole('radio', { name: 'Free time' }));
    expect(cell('Tuesday 9:00 AM, free, busy')).toBeInTheDocument();
    await save();
    expect(saved).toEqual([{ ...WEEK, busy: [{ ...TUESDAY, end: '09:30', ...ALWAYS }] }]);
  });

  it('takes a limit of hours, and keeps the week from employers', async () => {
    await open();
    const limit = screen.getByLabelText('Hours a week at most');
    await userEvent.type(limit, '99');
    await save();
    expect(
      await screen.findByText('Please enter the hours as a whole number, from 1 to 80'),
    ).toBeInTheDocument();
    await userEvent.clear(limit);
    await userEvent.type(limit, '20');
    await userEvent.click(screen.getByRole('switch', { name: /Tell employers/ }));
    await save();
    expect(saved).toEqual([{ ...WEEK, share: false, weeklyHoursMax: 20 }]);
  });

  it('keeps unsaved changes in the tab', async () => {
    await open();
    await userEvent.click(cell('Tuesday 12:00 PM, not free'));
    expect(sessionStorage.length).toBe(1);
  });
});

describe('the class timetable', () => {
  it('is shown before it is kept, and saved with the week', async () => {
    await open();
    serveTimetable(() => HttpResponse.json({ busy: [LECTURE], unread: [] }));
    await choose();
    expect(await screen.findByText('Tue 9:30 AM to 10:45 AM')).toBeInTheDocument();
    expect(leave()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Keep as busy times' }));
    expect(cell('Tuesday 10:30 AM, free, busy')).toBeInTheDocument();
    await save();
    expect(saved).toEqual([{ ...WEEK, busy: [LECTURE] }]);
  });

  it('is saved with the week too while it is only shown', async () => {
    await open();
    serveTimetable(() => HttpResponse.json({ busy: [LECTURE], unread: [] }));
    await choose();
    await screen.findByText('Tue 9:30 AM to 10:45 AM');
    await save();
    expect(saved).toEqual([{ ...WEEK, busy: [LECTURE] }]);
    expect(cell('Tuesday 10:30 AM, free, busy')).toBeInTheDocument();
    expect(screen.queryByText('These times repeat every week:')).toBeNull();
  });

  it('replaces busy times, is added to them, or is discarded', async () => {
    const sport = { weekday: 'wed', start: '18:00', end: '20:00', ...ALWAYS } as const;
    await open({ ...WEEK, busy: [sport] });
    serveTimetable(() => HttpResponse.json({ busy: [LECTURE], unread: [] }));
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(leave()).toBe(false);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to them' }));
    await save();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace my busy times' }));
    await save();
    expect(saved).toEqual([
      { ...WEEK, busy: [LECTURE, sport] },
      { ...WEEK, busy: [LECTURE] },
    ]);
  });

  it('says why a file was not read, and where nothing comes every week', async () => {
    await open();
    serveTimetable(() =>
      HttpResponse.json(
        { code: 'validation_failed', message: 'This is not a calendar file (.ics).' },
        { status: 400 },
      ),
    );
    await choose();
    expect(await screen.findByText('This is not a calendar file (.ics).')).toBeInTheDocument();
    serveTimetable(() => HttpResponse.json({ busy: [], unread: [] }));
    await choose();
    expect(await screen.findByText('No time in this file repeats every week.')).toBeInTheDocument();
  });
});

describe('events of a timetable that were not read', () => {
  const unread = [
    { event: 'CHEM 101', why: 'its days are missing' },
    { event: '', why: 'its end is missing' },
  ];

  it('are named beside those that were', async () => {
    await open();
    serveTimetable(() => HttpResponse.json({ busy: [LECTURE], unread }));
    await choose();
    expect(await screen.findByText('Tue 9:30 AM to 10:45 AM')).toBeInTheDocument();
    expect(screen.getByText('CHEM 101 was not read: its days are missing')).toBeInTheDocument();
  });

  it('are named where nothing else is in the file, and others counted', async () => {
    await open();
    const many = Array.from({ length: 12 }, (_, index) => ({
      event: `Class ${String(index)}`,
      why: 'its days are missing',
    }));
    serveTimetable(() => HttpResponse.json({ busy: [], unread: [...unread, ...many] }));
    await choose();
    expect(await screen.findByText('No time was read from this file.')).toBeInTheDocument();
    expect(
      screen.getByText('An event without a name was not read: its end is missing'),
    ).toBeInTheDocument();
    expect(screen.getByText('and 4 more')).toBeInTheDocument();
  });
});

describe('a timetable of a term', () => {
  const year = new Date().getFullYear();
  const spring = { from: `${String(year + 2)}-01-11`, until: `${String(year + 2)}-05-07` };
  const past = { from: '2020-08-18', until: '2020-12-05' };
  const words = `Jan 11 to May 7, ${String(year + 2)}`;
  const lecture = { ...LECTURE, ...spring };

  it('names its first and last day, and counts from then or from now', async () => {
    await open();
    serveTimetable(() => HttpResponse.json({ busy: [lecture], unread: [] }));
    await choose();
    expect(await screen.findByText(words)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep as busy times' }));
    await save();
    await userEvent.click(screen.getByRole('button', { name: `Remove the classes of ${words}` }));
    await choose();
    await userEvent.click(await screen.findByRole('radio', { name: 'From now' }));
    await save();
    expect(await screen.findByText(`Until May 7, ${String(year + 2)}`)).toBeInTheDocument();
    expect(saved).toEqual([
      { ...WEEK, busy: [lecture] },
      { ...WEEK, busy: [{ ...lecture, from: null }] },
    ]);
  });

  it('shows what has ended, marks nothing for it, and removes it', async () => {
    await open({ ...WEEK, busy: [{ ...LECTURE, ...past }] });
    expect(screen.getByText('Ended, no longer counted')).toBeInTheDocument();
    expect(cell('Tuesday 10:00 AM, free')).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove the classes of Aug 18 to Dec 5, 2020' }),
    );
    await save();
    expect(saved).toEqual([WEEK]);
  });

  it('groups the classes of a term, and says which are held for a part of it', async () => {
    const lab = { weekday: 'wed', start: '10:00', end: '11:00' } as const;
    await open({
      ...WEEK,
      busy: [
        { ...LECTURE, ...past },
        { ...lab, ...past, from: '2020-08-19' },
        { weekday: 'fri', start: '10:00', end: '11:00', from: '2020-10-12', until: '2020-12-05' },
      ],
    });
    expect(screen.getAllByText('Ended, no longer counted')).toHaveLength(1);
    expect(screen.getByText('Fri 10 AM to 11 AM (Oct 12 to Dec 5, 2020)')).toBeInTheDocument();
    expect(screen.getByText('Wed 10 AM to 11 AM')).toBeInTheDocument();
  });

  it('keeps the classes while other times are painted', async () => {
    await open({ ...WEEK, busy: [lecture] });
    await userEvent.click(screen.getByRole('radio', { name: 'Busy times' }));
    await userEvent.click(cell('Tuesday 9:00 AM, not busy, free'));
    await save();
    expect(saved).toEqual([{ ...WEEK, busy: [{ ...TUESDAY, end: '09:30', ...ALWAYS }, lecture] }]);
  });
});

it('offers another try when it does not load', async () => {
  serve(getAvailability, () =>
    HttpResponse.json({ code: 'not_found', message: 'Gone.' }, { status: 404 }),
  );
  renderPage('/my-week', '/my-week', MyWeek);
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Gone.')).toBeInTheDocument();
  expect(failure.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
