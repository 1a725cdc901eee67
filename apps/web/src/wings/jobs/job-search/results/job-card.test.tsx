import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../../test/render-page.tsx';
import { sampleJob } from '../../../../../test/sample-job.ts';
import { signInSeeker } from '../../../../../test/seeker.ts';
import { serveApi } from '../../../../../test/api-server.ts';
import { serveWeek } from '../../../../../test/serve-week.ts';
import { listJob } from '../../../../entities/job/listed-job.ts';
import { cardActions } from '../../../hiring/job-actions/index.ts';
import { JobCard } from './job-card.tsx';

serveApi();

const show = (parts: Parameters<typeof sampleJob>[0]) =>
  renderPage('/jobs', '/jobs', () => <JobCard job={sampleJob(parts)} actions={() => null} />);

it('says pay, hours, place and type in words', () => {
  show({
    payRate: 19,
    minWage: null,
    maxWage: null,
    payFrequency: 'Per Hour',
    schedule: 'Two evenings a week',
    distanceMiles: 2.1,
    offsetMiles: { east: -0.2, north: 2.1 },
    pointOf: 'zip',
  });
  expect(screen.getByText('$19 / hour')).toBeInTheDocument();
  expect(screen.getByText('Two evenings a week')).toBeInTheDocument();
  expect(screen.getByText('2.1 mi north').parentElement).toHaveTextContent(
    /^Raleigh, NC 2.1 mi north /,
  );
});

it('says no distance to the middle of a city', () => {
  show({ distanceMiles: 0, pointOf: 'city' });
  expect(screen.getByText('Raleigh, NC')).toBeInTheDocument();
  expect(screen.queryByText(/ mi$/)).toBeNull();
});

it.each([
  ['Remote', /^Remote Raleigh, NC P/],
  ['Hybrid', /^Raleigh, NC Hybrid P/],
  ['On-site', /^Raleigh, NC P/],
] as const)('says where a job is that is %s', (locationType, text) => {
  show({ locationType });
  expect(screen.getByText('Raleigh, NC').parentElement).toHaveTextContent(text);
});

it('names no hours if the schedule is only the type', () => {
  show({ type: 'Part-time', schedule: 'Part-time' });
  expect(screen.getAllByText(/Part-time/)).toHaveLength(1);
});

it('has a drawn scene, or the picture of the job', () => {
  const { container } = show({ jobImage: null });
  expect(container.querySelector('svg[data-scene]')).not.toBeNull();
});

it('shows the picture of the job', () => {
  const { container } = show({ jobImage: '/files/public/counter.webp' });
  expect(container.querySelector('svg[data-scene]')).toBeNull();
  expect(container.querySelector('img[src="/files/public/counter.webp"]')).not.toBeNull();
});

it('says when the shifts are, rather than the schedule', () => {
  const shift = { date: null, start: '07:00', end: '13:00', capacity: 1 } as const;
  show({
    schedule: 'Weekends',
    shifts: [
      { ...shift, id: '0192f0c1-0000-7000-8000-0000000000b1', weekday: 'sat' },
      { ...shift, id: '0192f0c1-0000-7000-8000-0000000000b2', weekday: 'sun' },
    ],
  });
  expect(screen.getByText('Sat, Sun 7 AM to 1 PM')).toBeInTheDocument();
  expect(screen.queryByText('Weekends')).not.toBeInTheDocument();
});

const hours = { date: null, start: '07:00', end: '13:00', capacity: 1 } as const;
const shifts = [
  { ...hours, id: '0192f0c1-0000-7000-8000-0000000000b1', weekday: 'tue' as const },
  { ...hours, id: '0192f0c1-0000-7000-8000-0000000000b2', weekday: 'sat' as const },
];
const free = { start: '06:00', end: '14:00' };

it.each([
  [['tue', 'sat'], 'Fits your week'],
  [['sat'], 'You are not free Tue 7 AM'],
  [['fri'], 'You are not free Tue 7 AM and 1 more'],
] as const)('says to a seeker who is free on %j: %s', async (weekdays, text) => {
  signInSeeker();
  serveWeek({ weekly: weekdays.map((weekday) => ({ weekday, ...free })) });
  show({ shifts });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('6 h a shift, about $90')).toBeInTheDocument();
});

it('says to a seeker who works there that they do', async () => {
  signInSeeker();
  const [startsAt, endsAt] = ['2026-01-10T12:00:00Z', '2026-01-10T18:00:00Z'];
  serveWeek({
    weekly: [{ weekday: 'fri', ...free }],
    shifts: [{ jobId: sampleJob({}).id, status: 'confirmed', startsAt, endsAt }],
  });
  show({ shifts });
  expect(await screen.findByText('You work here')).toBeInTheDocument();
});

it('says to visitors what the shifts come to', () => {
  show({ shifts });
  expect(screen.getByText('Tue, Sat 7 AM to 1 PM')).toBeInTheDocument();
  expect(screen.getByText('6 h a shift, about $90')).toBeInTheDocument();
  expect(screen.queryByText(/your week/)).toBeNull();
});

it.each([
  { payFrequency: 'One Time', payRate: 180, expectedHours: 6, compensation: '$180' },
  { payFrequency: 'Per Day', minWage: 120, maxWage: 160, schedule: 'Two days in May' },
  {
    tipped: true,
    tips: { min: 5, max: 10 },
    withTips: { min: 20, max: 25 },
    minimumAge: 18,
    openings: 4,
    openingsLeft: 0,
    full: true,
    locationType: 'Hybrid',
  },
] satisfies Parameters<typeof sampleJob>[0][])(
  'shows of a listed job what it shows of all of it: %j',
  (parts) => {
    const job = sampleJob({
      ...parts,
      featured: true,
      verified: true,
      distanceMiles: 3,
      pointOf: 'zip',
    });
    const textOf = (one: typeof job | ReturnType<typeof listJob>) => {
      const { container, unmount } = renderPage('/jobs', '/jobs', () => (
        <JobCard job={one} actions={cardActions} />
      ));
      const html = container.innerHTML.replaceAll(/_r_\w+_/g, 'id');
      unmount();
      return html;
    };
    expect(textOf(listJob(job))).toBe(textOf(job));
  },
);
