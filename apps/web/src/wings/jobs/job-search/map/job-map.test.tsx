import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleJob } from '../../../../../test/sample-job.ts';
import { NONE_HIDDEN } from '../search/found-page.ts';
import { JobMap } from './job-map.tsx';

const jobs = [
  sampleJob({
    id: 'west',
    title: 'Cook',
    offsetMiles: { east: -3, north: 0 },
    distanceMiles: 3,
    pointOf: 'zip',
  }),
  sampleJob({
    id: 'east',
    title: 'Barista',
    offsetMiles: { east: 2, north: 0 },
    distanceMiles: 2,
    pointOf: 'zip',
  }),
];

const around = {
  searchLocation: '27601',
  radius: 10,
  counts: { total: 2, isLimited: false, unpriced: 0, remote: 0 },
  hidden: NONE_HIDDEN,
  next: null,
};

function open() {
  render(
    <>
      {jobs.map(({ id, title }) => (
        <div key={id} data-job={id} data-testid={id}>
          <a href={`/jobs/${id}`}>{title}</a>
        </div>
      ))}
      <JobMap jobs={jobs} state={around} />
    </>,
  );
  return userEvent.setup();
}

const dot = (name: string) => screen.getByRole('button', { name });

it('is walked by the arrow keys, with one dot in the order of Tab', async () => {
  const user = open();
  const [west, east] = [
    dot('Cook at Oak City Coffee, 3 mi'),
    dot('Barista at Oak City Coffee, 2 mi'),
  ];
  expect(west).toHaveAttribute('tabindex', '0');
  expect(east).toHaveAttribute('tabindex', '-1');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(west).toHaveFocus();
  expect(screen.getByTestId('west')).toHaveAttribute('data-lit');
  await user.keyboard('{ArrowRight}');
  expect(east).toHaveFocus();
  expect(screen.getByTestId('west')).not.toHaveAttribute('data-lit');
  expect(screen.getByTestId('east')).toHaveAttribute('data-lit');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Barista' })).toHaveFocus();
});

it('has nothing to show where no job has a point', () => {
  render(<JobMap jobs={[sampleJob()]} state={around} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

const remote = sampleJob({ id: 'remote', locationType: 'Remote' });

it.each([
  [jobs, {}, '2 of 2 jobs are on the map.'],
  [
    jobs,
    { counts: { ...around.counts, total: 310 }, next: 'cursor' },
    '2 of 310 jobs are on the map. Show more to add the next ones.',
  ],
  [
    [...jobs.slice(1), remote],
    { counts: { total: 1_000, isLimited: true, unpriced: 0, remote: 0 } },
    '1 of 1,000+ jobs is on the map. Remote jobs are not on it.',
  ],
  [
    jobs.slice(1),
    { hidden: { count: 1, applied: 0, remote: 0 } },
    '1 of 1 job is on the map. Without 1 that you saved.',
  ],
  [jobs, { counts: { ...around.counts, total: null } }, '2 jobs are on the map.'],
])('says how many of the jobs it shows', (listed, state, words) => {
  render(<JobMap jobs={listed} state={{ ...around, ...state }} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(words);
});
