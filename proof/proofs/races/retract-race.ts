import { accept, apply, retract, withdraw } from './acts.ts';
import { CLIENTS, type Reply } from './crowd.ts';
import { hire, inTurn } from './hire.ts';
import { countOf, describeRow, type Race } from './race.ts';

const HALF = CLIENTS / 2;
/** What meets a retraction, in turn. */
const rivals = ['open', 'accept', 'withdraw', 'retract'] as const;

/**
 * Ten seekers apply by a double press and take it back, while the employer opens or accepts the application, or the seeker
 * withdraws or retracts it elsewhere: one of both succeeds. What is retracted was never there, to the mail that waits.
 */
export const retractRace: Race = {
  name: 'retract against open, accept, withdraw and retract',
  async setUp({ crowd, database }) {
    const hiring = { openings: HALF, seekers: HALF, applied: 0 };
    const { employer, jobId, seekers } = await hire(database, hiring);
    const presses = await crowd.send((client) => apply(inTurn(seekers, client), jobId));
    const applied = await database.query<{ id: string }>(
      `SELECT applications.id FROM unnest($2::uuid[]) WITH ORDINALITY AS person (id, position)
         JOIN applications ON seeker_id = person.id AND job_id = $1 ORDER BY position`,
      [jobId, seekers.map(({ id }) => id)],
    );
    const ids = applied.rows.map(({ id }) => id);
    const rivalOf = (client: number) => inTurn(rivals, client % HALF);
    return {
      earlier: presses,
      act(client) {
        const [id, seeker] = [inTurn(ids, client), inTurn(seekers, client)];
        const rival = client < HALF ? 'retract' : rivalOf(client);
        if (rival === 'accept') return accept(employer, id);
        if (rival === 'withdraw') return withdraw(seeker, id);
        if (rival === 'retract') return retract(seeker, id);
        const path = `/applications/getUserApplicationById/${id}`;
        return { method: 'GET', path, token: employer.token };
      },
      async outcome(moves) {
        const movesOf = (at: number) => [moves[at], moves[at + HALF]];
        const gone = ids.filter((_, at) => movesOf(at).some(isRetracted));
        const won = ids.filter((_, at) => movesOf(at).filter(isDone).length === 1);
        const withdrawals = moves.filter(
          (_, client) => client >= HALF && rivalOf(client) === 'withdraw',
        );
        const left = HALF - gone.length;
        return {
          statuses: {
            200: left,
            201: HALF,
            204: gone.length,
            404: countOf(moves, 404),
            409: HALF + countOf(moves, 409),
          },
          expected: `won by one ${HALF}, counted ${left - countOf(withdrawals, 200)}, applications ${left}, retracted 0, events 0, notices 0, mails 0`,
          found: await describeRow(
            database,
            `SELECT $3::int AS "won by one", applicants AS counted,
               (SELECT count(*) FROM applications WHERE job_id = $1) AS applications,
               (SELECT count(*) FROM applications WHERE id = ANY($2::uuid[])) AS retracted,
               (SELECT count(*) FROM application_events
                WHERE application_id = ANY($2::uuid[])) AS events,
               (SELECT count(*) FROM notices WHERE application_id = ANY($2::uuid[])) AS notices,
               (SELECT count(*) FROM unnest($2::uuid[]) AS gone (application)
                 JOIN graphile_worker.jobs AS queued
                 ON strpos(queued.key, gone.application::text) > 0) AS mails
             FROM job_applicant_counts WHERE job_id = $1`,
            [jobId, gone, won.length],
          ),
        };
      },
    };
  },
};

function isRetracted(reply: Reply | undefined): boolean {
  return reply?.status === 204;
}

function isDone(reply: Reply | undefined): boolean {
  return reply !== undefined && reply.status < 300;
}
