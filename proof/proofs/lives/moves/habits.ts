import { DAY, HOUR, MINUTE } from '../model/life.ts';
import { activeJobs } from '../model/rules/jobs.ts';
import {
  always,
  CROWD,
  type Draw,
  everybodyApplies,
  forJob,
  forPair,
  forWaiting,
  type Habit,
  PLANS,
  post,
  REST,
  set,
  type Turn,
} from './draws.ts';

const STATUSES = ['submitted', 'under_review', 'interviewing', 'accepted', 'declined'] as const;

/** Closes a job and reposts it after two turns, in which its applications may end. */
const endAndRepost = (job: number): readonly Turn[] => [
  { do: 'close', job },
  REST,
  REST,
  { do: 'repost', job },
];

/** An employer accepts, takes the opening back and reposts; some do so to collect contacts. */
const acceptAndTakeBack = forWaiting((pair, random) => {
  const { job } = pair;
  const again: readonly Turn[] = [
    set(pair, 'accepted'),
    { do: 'delete', ...pair },
    { do: 'repost', job },
    { do: 'apply', ...pair },
  ];
  return random.fraction() < 0.4 ? again : [...again, ...again, ...again, set(pair, 'accepted')];
});

/** An employer accepts and undoes it, and accepts somebody else or the same person again and again. */
const acceptAndUndo = forWaiting((pair, random) => {
  const undone: readonly Turn[] = [set(pair, 'accepted'), { do: 'undo-acceptance', ...pair }];
  const other = { ...pair, seeker: pair.seeker === 0 ? 1 : 0 };
  return random.pick([
    undone,
    [set(pair, 'interviewing'), ...undone, set(other, 'accepted')],
    [...undone, ...undone, ...undone, ...undone, set(pair, 'accepted')],
    [set(pair, 'accepted'), { do: 'post', days: null, crowd: 0, openings: 1 }, ...undone.slice(1)],
    [set(pair, 'accepted'), REST, ...undone.slice(1)],
  ]);
});

/** A seeker withdraws from an accepted application, applies again and is accepted again. */
const acceptAndWithdraw = forWaiting((pair, random) => {
  const { job } = pair;
  const again: readonly Turn[] = [
    set(pair, 'accepted'),
    { do: 'withdraw', ...pair },
    { do: 'repost', job },
    { do: 'apply', ...pair },
  ];
  return random.fraction() < 0.4 ? again : [...again, ...again, ...again, set(pair, 'accepted')];
});

/** A seeker applies and takes it back, at once or after the employer opened it. */
const applyAndRetract = forPair((pair, random) => {
  const retracted: readonly Turn[] = [
    { do: 'apply', ...pair },
    { do: 'retract', ...pair },
  ];
  return random.pick([
    retracted,
    [...retracted, ...retracted],
    [{ do: 'withdraw', ...pair }, REST, ...retracted],
    [{ do: 'apply', ...pair }, { do: 'open', ...pair }, ...retracted.slice(1)],
    [{ do: 'apply', ...pair }, set(pair, 'under_review'), ...retracted.slice(1)],
    [{ do: 'apply', ...pair }, REST, ...retracted.slice(1)],
  ]);
});

/** What ended with its job is brought back beside a new applicant, and once more after the next closing. */
const closeAndBringBack = forJob((job) => [
  { do: 'apply', job, seeker: 0 },
  { do: 'apply', job, seeker: 1 },
  ...endAndRepost(job),
  { do: 'apply', job, seeker: 2 },
  { do: 'bring-back', job },
  ...endAndRepost(job),
  { do: 'bring-back', job },
]);

/** A draft comes due while the plan is full, and it has room again. */
const blockDraft = forJob((job) => [
  { do: 'repost', job },
  { do: 'schedule', after: 5 * MINUTE },
  REST,
  REST,
  { do: 'close', job },
  REST,
  REST,
]);

/** A plan becomes too small for its jobs. */
const outgrowPlan: Draw = (random, life) => [
  { do: 'change-plan', plan: 'accelerate' },
  ...post(random, life),
  { do: 'post', days: null, crowd: 0, openings: 1 },
  { do: 'change-plan', plan: random.pick(['basic', 'impact']) },
];

/** A plan becomes too small for the applicants of a crowded job, who are reopened or brought back. */
const crowdOut: Draw = (random, life) => {
  const crowded = activeJobs(life).find(([, { crowd }]) => crowd > 0);
  if (!crowded) return [{ do: 'post', days: null, crowd: CROWD, openings: 1 }];
  const [job] = crowded;
  const pair = { job, seeker: 0 };
  const becomesSmall: readonly Turn[] = [
    { do: 'change-plan', plan: random.pick(['impact', 'accelerate']) },
    ...life.seekersLeft.map((_, seeker): Turn => ({ do: 'apply', job, seeker })),
    { do: 'change-plan', plan: 'basic' },
  ];
  return random.fraction() < 0.5
    ? [...becomesSmall, set(pair, 'declined'), set(pair, 'submitted')]
    : [...becomesSmall, ...endAndRepost(job), { do: 'bring-back', job }];
};

/** What people do, and how often. Rare rules have habits of their own, so that they are not left to luck. */
export const habits: readonly Habit[] = [
  [3, post],
  [1, (random) => [{ do: 'schedule', after: random.pick([30 * MINUTE, 12 * HOUR, 5 * DAY]) }]],
  [
    1,
    (_, { named }) => [
      { do: 'schedule', after: 12 * HOUR },
      { do: 'publish', draft: named + 1 },
    ],
  ],
  [2, blockDraft],
  [5, forPair((pair) => [{ do: 'apply', ...pair }])],
  [4, everybodyApplies],
  [3, forPair((pair, random) => [set(pair, random.pick(STATUSES))])],
  [3, forWaiting((pair) => [set(pair, 'accepted')])],
  [3, forWaiting((pair) => [set(pair, 'declined'), set(pair, 'submitted')])],
  [
    3,
    forWaiting((pair) => [
      set(pair, 'interviewing'),
      set(pair, 'submitted'),
      set(pair, 'interviewing'),
    ]),
  ],
  [1, forWaiting((pair) => [set(pair, 'interviewing'), { do: 'close', job: pair.job }])],
  [2, forWaiting((pair) => [{ do: 'withdraw', ...pair }])],
  [1, forPair((pair) => [{ do: 'withdraw', ...pair }])],
  [1, forPair((pair) => [{ do: 'delete', ...pair }])],
  [3, applyAndRetract],
  [3, acceptAndTakeBack],
  [3, acceptAndUndo],
  [3, acceptAndWithdraw],
  [1, forPair((pair) => [{ do: 'open', ...pair }])],
  [1, always({ do: 'list' })],
  [4, forJob((job) => [{ do: 'close', job }])],
  [3, forJob((job) => [{ do: 'repost', job }])],
  [
    4,
    forJob((job) => [
      { do: 'close', job },
      { do: 'repost', job },
      { do: 'bring-back', job },
    ]),
  ],
  [
    3,
    forJob((job) => [
      { do: 'repost', job },
      { do: 'bring-back', job },
    ]),
  ],
  [2, closeAndBringBack],
  [2, forJob((job) => [{ do: 'renew', job }])],
  [1.5, (random) => [{ do: 'change-plan', plan: random.pick(PLANS) }]],
  [1, outgrowPlan],
  [3, crowdOut],
  [0.6, always({ do: 'end-plan' })],
  [0.5, forPair(({ seeker }) => [{ do: 'leave', seeker }])],
  [0.4, always({ do: 'leave-company' })],
  [0.6, forWaiting((pair) => [set(pair, 'accepted'), { do: 'leave', seeker: pair.seeker }])],
  [0.6, forWaiting((pair) => [set(pair, 'accepted'), { do: 'leave-company' }])],
];
