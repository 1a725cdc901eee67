import { HOUR_MS, undecidedStatuses } from '@nextshift/contract';
import { demoAccounts } from '@nextshift/demo-data/accounts';
import { newId } from '../platform/database/new-id.ts';
import { idOfKey } from './id-of-key.ts';
import type { applicationRows } from './rows-of-applications.ts';

type ApplicationRow = ReturnType<typeof applicationRows>[number];

interface Line {
  readonly from: 'employer' | 'seeker';
  readonly text: string;
  readonly hoursAgo: number;
}

/** What the two demo accounts read first; the last line of each conversation is unread. */
const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    {
      from: 'employer',
      text: 'Thanks for applying! Can you come in for a short interview? Thursday or Friday after 3 would suit us.',
      hoursAgo: 29,
    },
    { from: 'seeker', text: 'Thursday works. My last class ends at 2:45, so 3:30?', hoursAgo: 26 },
    {
      from: 'employer',
      text: '3:30 it is. Come to the counter and ask for the shift lead. No need to bring anything.',
      hoursAgo: 25,
    },
    { from: 'seeker', text: 'Great, see you then!', hoursAgo: 2 },
  ],
  [
    {
      from: 'employer',
      text: 'We liked your application. Which hours could you work in the week before finals?',
      hoursAgo: 5,
    },
  ],
];

/** Conversations of the demo employer and of the demo seeker, about applications that are undecided. */
export function messageRows(
  applications: readonly ApplicationRow[],
  {
    employerIds,
    seekerIds,
    now,
  }: {
    readonly employerIds: ReadonlyMap<string, string>;
    readonly seekerIds: ReadonlyMap<string, string>;
    readonly now: Date;
  },
) {
  const employerId = idOfKey(employerIds, demoAccounts.employer.key);
  const seekerId = idOfKey(seekerIds, demoAccounts.seeker.key);
  const undecided = applications.filter(({ status }) =>
    undecidedStatuses.some((each) => each === status),
  );
  const of = (isOwn: (row: ApplicationRow) => boolean) =>
    undecided.filter(isOwn).slice(0, CONVERSATIONS.length);
  const chosen = [
    of((row) => row.employer_id === employerId && row.seeker_id !== seekerId),
    of((row) => row.seeker_id === seekerId),
  ].flatMap((rows) => rows.map((row, at) => ({ row, lines: CONVERSATIONS[at] ?? [] })));
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return {
    threads: chosen.map(({ row, lines }) => ({
      application_id: row.id,
      employer_id: row.employer_id,
      seeker_id: row.seeker_id,
      last_place: lines.length,
      last_sent_at: ago(lines.at(-1)?.hoursAgo ?? 0),
    })),
    messages: chosen.flatMap(({ row, lines }) =>
      lines.map(({ from, text, hoursAgo }, at) => ({
        id: newId(),
        application_id: row.id,
        place: at + 1,
        sender: from,
        text,
        sent_at: ago(hoursAgo),
        read_at: at + 1 < lines.length ? ago(lines[at + 1]?.hoursAgo ?? 0) : null,
      })),
    ),
  };
}
