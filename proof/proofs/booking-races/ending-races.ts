import { HOUR_MS } from '@nextshift/contract';
import type pg from 'pg';
import { accept } from '../races/acts.ts';
import type { Call, Reply } from '../races/crowd.ts';
import { hire, inTurn } from '../races/hire.ts';
import { countOf, describeRow, type Race } from '../races/race.ts';
import { book, insertInvitations, invite, startOf } from './interview-acts.ts';

type Hired = Awaited<ReturnType<typeof hire>>;

/** The first client ends the job; the others invite, book and move in turn, each an applicant of its own. */
const ENDING = 0;
const isInviting = (client: number) => client % 3 === 0;
const isBooking = (client: number) => client % 3 === 1;

/** What ends a job, and with it the interviews to come. */
const endings: Readonly<Record<string, (hired: Hired) => Call>> = {
  fill: ({ employer, ids }) => accept(employer, inTurn(ids, ENDING)),
  close: ({ employer, jobId }) => ({
    method: 'DELETE',
    path: `/employerjobs/${jobId}`,
    token: employer.token,
    body: {},
  }),
};

/** Whoever comes before the end of the job is invited or booked, and nobody who comes after it. */
export const endingRaces = Object.entries(endings).map(([name, end]): Race => ({
  name: `invite, book and move against ${name}`,
  async setUp({ crowd, database }) {
    const hired = await hire(database, { seekers: crowd.size });
    const { employer, jobId, seekers, ids } = hired;
    const clients = Array.from(ids.keys());
    const invited = clients.filter((client) => !isInviting(client));
    const made = await insertInvitations(
      database,
      jobId,
      invited.map((client) => inTurn(ids, client)),
    );
    const interviewOf = new Map(invited.map((client, index) => [client, made[index] ?? '']));
    const movers = invited.filter((client) => !isBooking(client));
    for (const client of movers) {
      await insertTime(database, interviewOf.get(client), startOf(client));
    }
    return {
      act(client) {
        if (client === ENDING) return end(hired);
        if (isInviting(client)) return invite(employer, inTurn(ids, client));
        const startsAt = startOf(crowd.size + client);
        return book(inTurn(seekers, client), interviewOf.get(client) ?? '', startsAt);
      },
      async outcome(replies) {
        const others = replies.filter((_, client) => client !== ENDING);
        const booked = countOf(
          replies.filter((_, client) => client !== ENDING && isBooking(client)),
          200,
        );
        const added = countOf(others, 201);
        const late = others.filter(isCancelled).length;
        return {
          statuses: {
            200: 1 + countOf(others, 200),
            201: added,
            409: countOf(others, 409),
          },
          expected: `job Closed, invited ${invited.length - movers.length - booked + added}, booked ${movers.length + booked}, late 0`,
          found: `${await describeRow(
            database,
            `SELECT max(jobs.status) AS job, count(*) FILTER (WHERE interviews.status = 'invited') AS invited,
                 count(*) FILTER (WHERE interviews.status = 'booked') AS booked
               FROM interviews JOIN jobs ON jobs.id = job_id WHERE job_id = $1`,
            [jobId],
          )}, late ${late}`,
        };
      },
    };
  },
}));

async function insertTime(
  database: pg.Client,
  id: string | undefined,
  startsAt: string,
): Promise<void> {
  const endsAt = new Date(Date.parse(startsAt) + HOUR_MS);
  await database.query(
    `UPDATE interviews SET status = 'booked', during = tstzrange($2, $3), seat = 1 WHERE id = $1`,
    [id, startsAt, endsAt],
  );
}

/** Whether what was done is void, since the job had ended before. */
function isCancelled({ status, text }: Reply): boolean {
  if (status !== 200 && status !== 201) return false;
  const { interview } = JSON.parse(text) as { interview: { status: string } };
  return interview.status === 'cancelled';
}
