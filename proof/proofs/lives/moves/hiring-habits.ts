import { type Draw, forJob, type Habit, post, set, type Turn } from './draws.ts';
import { habits } from './habits.ts';

const postForSeveral: Draw = (random, life) =>
  post(random, life).map((turn) =>
    turn?.do === 'post' ? { ...turn, openings: random.pick([2, 2, 3]) } : turn,
  );

/** An employer accepts for one opening, and then offers more of them to accept more. */
const raiseAfterwards: Draw = (_, { named, seekersLeft }) => {
  const job = named + 1;
  const takeBack = (seeker: number): readonly Turn[] => [
    set({ job, seeker }, 'accepted'),
    { do: 'delete', job, seeker },
    { do: 'repost', job },
    { do: 'resize', job, openings: 3 },
    { do: 'apply', job, seeker },
  ];
  return [
    { do: 'post', days: null, crowd: 0, openings: 1 },
    ...seekersLeft.map((_each, seeker): Turn => ({ do: 'apply', job, seeker })),
    ...takeBack(0),
    ...takeBack(0),
    ...takeBack(0),
    set({ job, seeker: 0 }, 'accepted'),
  ];
};

/** Everybody is accepted for a job that hires several, and one opening comes free again. */
const fill: Draw = (random, { named, seekersLeft }) => {
  const job = named + 1;
  const everybody = seekersLeft.map((_, seeker) => ({ job, seeker }));
  const [first = { job, seeker: 0 }] = everybody;
  return [
    { do: 'post', days: null, crowd: 0, openings: random.pick([2, 3]) },
    ...everybody.map((pair): Turn => ({ do: 'apply', ...pair })),
    ...everybody.map((pair): Turn => set(pair, 'accepted')),
    { do: random.pick(['delete', 'withdraw', 'undo-acceptance']), ...first },
    { do: 'resize', job, openings: random.pick([1, 2, 6]) },
    { do: 'repost', job },
    { do: 'resize', job, openings: random.pick([1, 2]) },
  ];
};

const resize: Draw = (random, life) =>
  forJob((job) => [{ do: 'resize', job, openings: random.pick([1, 2, 3, 6]) }])(random, life);

/** Those of every life, and of employers that hire several. */
export const hiringHabits: readonly Habit[] = [
  ...habits,
  [3, postForSeveral],
  [4, raiseAfterwards],
  [4, fill],
  [2, resize],
];
