import type { OverviewWeek } from '@nextshift/contract';

/** One row of bars; a null has none. */
interface Series {
  readonly label: string;
  readonly of: (week: OverviewWeek) => number | null;
}

/** What one plot shows; a second series is stacked on the first. */
export interface Figure {
  readonly title: string;
  /** What is counted, where the title does not say it. */
  readonly about?: string;
  readonly series: readonly [Series, Series?];
  /** The value of a week in words. */
  readonly say: (week: OverviewWeek) => string;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const count = (amount: number, one: string, many: string) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;

export const FIGURES: readonly Figure[] = [
  {
    title: 'Sign-ups',
    series: [
      { label: 'Seekers', of: ({ seekers }) => seekers },
      { label: 'Employers', of: ({ employers }) => employers },
    ],
    say: ({ seekers, employers }) =>
      `${count(seekers, 'seeker', 'seekers')}, ${count(employers, 'employer', 'employers')}`,
  },
  {
    title: 'Jobs posted',
    about: 'With those that were closed or removed later.',
    series: [{ label: 'Jobs', of: ({ jobs }) => jobs }],
    say: ({ jobs }) => count(jobs, 'job', 'jobs'),
  },
  {
    title: 'Applications',
    about: 'With those that were withdrawn later.',
    series: [{ label: 'Applications', of: ({ applications }) => applications }],
    say: ({ applications }) => count(applications, 'application', 'applications'),
  },
  {
    title: 'Filled',
    about: 'Of the jobs posted in a week, those filled by now.',
    series: [{ label: 'Filled', of: ({ filledShare }) => filledShare }],
    say: ({ filledShare }) => (filledShare === null ? 'No jobs' : percent.format(filledShare)),
  },
  {
    title: 'First answer',
    about: 'Of the applications made in a week: the median time to a first answer.',
    series: [{ label: 'Days', of: ({ answerDays }) => answerDays }],
    say: ({ answerDays }) =>
      answerDays === null ? 'None yet' : count(Number(answerDays.toFixed(1)), 'day', 'days'),
  },
  {
    title: 'Cases',
    series: [
      { label: 'Opened', of: ({ cases }) => cases },
      { label: 'Upheld', of: ({ upheld }) => upheld },
    ],
    say: ({ cases, upheld }) => `${number.format(cases)} opened, ${number.format(upheld)} upheld`,
  },
];

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const startOf = ({ monday }: OverviewWeek) => new Date(`${monday}T00:00:00Z`);

/** A week by its first day, e.g. 'Week of Nov 16, 2026'. */
export function weekName(week: OverviewWeek): string {
  return `Week of ${day.format(startOf(week))}`;
}

/** The same for the end of an axis, e.g. 'Nov 16'. */
export function shortWeekName(week: OverviewWeek): string {
  return shortDay.format(startOf(week));
}
