import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import { serveWeek } from '../../../../test/serve-week.ts';
import { restore } from '../../../platform/session/restore.ts';
import { JobSchedule } from './job-schedule.tsx';

serveApi();

const shift = { date: null, start: '07:00', end: '13:00', capacity: 1 } as const;
const saturday = { ...shift, id: '0192f0c1-0000-7000-8000-0000000000b1', weekday: 'sat' } as const;
const tuesday = { ...shift, id: '0192f0c1-0000-7000-8000-0000000000b2', weekday: 'tue' } as const;

async function show(
  shifts = [saturday, tuesday] as Parameters<typeof JobSchedule>[0]['job']['shifts'],
) {
  await restore();
  const job = sampleJob({ shifts, schedule: 'Weekends', timeZone: 'America/New_York' });
  return renderPage('/', '/', () => <JobSchedule job={job} />);
}

it('lists the shifts and what they come to', async () => {
  await show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tue, Sat 7 AM to 1 PM',
  ]);
  expect(screen.getByText(/^6 h a shift, about \$90\./)).toBeInTheDocument();
});

it('is the words of the employer for a job without shifts', async () => {
  const { container } = await show([]);
  expect(container).toHaveTextContent(/^Weekends$/);
});

it('names the zone where the reader has other clocks', async () => {
  await restore();
  renderPage('/', '/', () => (
    <JobSchedule job={sampleJob({ shifts: [saturday], timeZone: 'America/Los_Angeles' })} />
  ));
  expect(screen.getByText(/Times are in Pacific Time\./)).toBeInTheDocument();
});

it('says that they fit the own week', async () => {
  signInSeeker();
  serveWeek({
    weekly: [
      { weekday: 'sat', start: '06:00', end: '14:00' },
      { weekday: 'tue', start: '07:00', end: '13:00' },
    ],
  });
  await show();
  expect(await screen.findByText('Fits your week')).toBeInTheDocument();
});

it('says for how many one is free, and why not for the others', async () => {
  signInSeeker();
  serveWeek({ weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }] });
  await show();
  expect(await screen.findByText('You are free for 1 of 2 shifts')).toBeInTheDocument();
  expect(screen.getByText('Tue, 7 AM to 1 PM: you are not free Tue 7 AM')).toBeInTheDocument();
});

it('says why not of the first three, and how many more there are', async () => {
  signInSeeker();
  serveWeek({ weekly: [{ weekday: 'fri', start: '06:00', end: '08:00' }] });
  const days = ['mon', 'tue', 'wed', 'thu', 'sat'] as const;
  await show(days.map((weekday) => ({ ...saturday, id: `shift-${weekday}`, weekday })));
  expect(await screen.findByText('You are free for none of 5 shifts')).toBeInTheDocument();
  expect(screen.getAllByText(/: you are not free/)).toHaveLength(3);
  expect(screen.getByText('and 2 more')).toBeInTheDocument();
});

it('says what a single shift clashes with', async () => {
  signInSeeker();
  serveWeek({
    weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }],
    shifts: [
      { status: 'confirmed', startsAt: '2026-01-10T16:00:00Z', endsAt: '2026-01-10T20:00:00Z' },
    ],
  });
  await show([saturday]);
  expect(await screen.findByText('Clashes with Sat 11 AM')).toBeInTheDocument();
});

it('counts no own shift of the job as a clash', async () => {
  signInSeeker();
  const [startsAt, endsAt] = ['2026-01-10T12:00:00Z', '2026-01-10T18:00:00Z'];
  serveWeek({
    weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }],
    shifts: [{ jobId: sampleJob({}).id, status: 'confirmed', startsAt, endsAt }],
  });
  await show([saturday]);
  expect(await screen.findByText('You work here.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your shifts' })).toHaveAttribute(
    'href',
    '/my-shifts',
  );
  expect(screen.queryByText(/Clashes/)).not.toBeInTheDocument();
});

it('leads to the week if none is saved', async () => {
  signInSeeker();
  serveWeek({ weekly: [] });
  await show();
  expect(await screen.findByRole('link', { name: 'Save your week' })).toHaveAttribute(
    'href',
    '/my-week',
  );
});
