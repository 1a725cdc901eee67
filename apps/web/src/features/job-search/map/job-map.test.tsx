import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleJob } from '../../../../test/sample-job.ts';
import { JobMap } from './job-map.tsx';

const jobs = [
  sampleJob({ id: 'west', title: 'Cook', offsetMiles: { east: -3, north: 0 }, distanceMiles: 3 }),
  sampleJob({ id: 'east', title: 'Barista', offsetMiles: { east: 2, north: 0 }, distanceMiles: 2 }),
];

function open() {
  render(
    <>
      {jobs.map(({ id, title }) => (
        <div key={id} data-job={id} data-testid={id}>
          <a href={`/jobs/${id}`}>{title}</a>
        </div>
      ))}
      <JobMap jobs={jobs} radius={10} place="27601" />
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
  render(<JobMap jobs={[sampleJob()]} radius={null} place="27601" />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
