import {
  insertEmployers,
  insertJobs,
  insertSeekers,
} from '@nextshift/test-kit/people/insert-people';
import { CLIENTS, type Call, type Reply } from '../races/crowd.ts';
import { describeRow, type Race } from '../races/race.ts';

const HALF = CLIENTS / 2;

interface Rival {
  readonly id: string;
  readonly employer: string;
  readonly seeker: string;
}

/** What meets a retraction, in turn. */
const rivals: readonly ((rival: Rival) => Call)[] = [
  ({ id, employer }) => ({
    method: 'GET',
    path: `/applications/getUserApplicationById/${id}`,
    token: employer,
  }),
  ({ id, employer }) => ({
    method: 'PUT',
    path: `/employerapplications/${id}`,
    token: employer,
    body: { status: 'Accepted' },
  }),
  ({ id, seeker }) => ({
    method: 'POST',
    path: `/api/applications/${id}/withdraw`,
    token: seeker,
    body: {},
  }),
  ({ id, seeker }) => retract(id, seeker),
];

/**
 * Ten seekers apply by a double press and take it back, while the employer opens or accepts the application, or the seeker
 * withdraws or retracts it elsewhere: one of both succeeds. What is retracted was never there, to the mail that waits.
 */
export const retractOrDecide: Race = {
  name: 'retract against open, accept, withdraw and retract',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'corporate');
    const seekers = await insertSeekers(database, HALF);
    if (!employer) throw new Error('Nobody was inserted.');
    const [jobId = ''] = await insertJobs(database, employer, 1, null, HALF);
    const presses = await crowd.send((client) => {
      const { id: userId = '', token = '' } = seekers[client % HALF] ?? {};
      return { method: 'POST', path: `/applications/job/${jobId}/apply`, token, body: { userId } };
    });
    const applied = await database.query<{ id: string }>(
      `SELECT applications.id FROM unnest($2::uuid[]) WITH ORDINALITY AS person (id, position)
         JOIN applications ON seeker_id = person.id AND job_id = $1 ORDER BY position`,
      [jobId, seekers.map(({ id }) => id)],
    );
    const ids = applied.rows.map(({ id }) => id);
    const moves = await crowd.send((client) => {
      const at = client % HALF;
      const id = ids[at] ?? '';
      const seeker = seekers[at]?.token ?? '';
      if (client < HALF) return retract(id, seeker);
      const rival = rivals[at % rivals.length] ?? rivals[0];
      if (!rival) throw new Error('Nobody meets the retraction.');
      return rival({ id, employer: employer.token, seeker });
    });
    const winsOf = (at: number) => [moves[at], moves[at + HALF]].filter(isDone).length;
    const gone = ids.filter((_, at) => [moves[at], moves[at + HALF]].some(isRetracted));
    const won = ids.filter((_, at) => winsOf(at) === 1).length;
    const withdrawn = countOf(
      moves.filter((_, client) => client >= HALF && (client % HALF) % rivals.length === 2),
      200,
    );
    const query = `SELECT $3::int AS "won by one", applicants AS counted,
        (SELECT count(*) FROM applications WHERE job_id = $1) AS applications,
        (SELECT count(*) FROM applications WHERE id = ANY($2::uuid[])) AS retracted,
        (SELECT count(*) FROM application_events WHERE application_id = ANY($2::uuid[])) AS events,
        (SELECT count(*) FROM notices WHERE application_id = ANY($2::uuid[])) AS notices,
        (SELECT count(*) FROM unnest($2::uuid[]) AS gone (application)
          JOIN graphile_worker.jobs AS queued
          ON strpos(queued.key, gone.application::text) > 0) AS mails
      FROM job_applicant_counts WHERE job_id = $1`;
    const found = await describeRow(database, query, [jobId, gone, won]);
    const left = HALF - gone.length;
    const refused = countOf(moves, 409);
    const missed = countOf(moves, 404);
    return {
      replies: [...presses, ...moves],
      expected: [
        ...(left > 0 ? [`200 x ${left}`] : []),
        `201 x ${HALF}`,
        ...(gone.length > 0 ? [`204 x ${gone.length}`] : []),
        ...(missed > 0 ? [`404 x ${missed}`] : []),
        `409 x ${HALF + refused}`,
      ].join(', '),
      state: {
        expected: `won by one ${HALF}, counted ${left - withdrawn}, applications ${left}, retracted 0, events 0, notices 0, mails 0`,
        found,
      },
    };
  },
};

function retract(id: string, token: string): Call {
  return { method: 'POST', path: `/api/applications/${id}/retract`, token, body: {} };
}

function isRetracted(reply: Reply | undefined): boolean {
  return reply?.status === 204;
}

function isDone(reply: Reply | undefined): boolean {
  return reply !== undefined && reply.status < 300;
}

function countOf(replies: readonly Reply[], status: number): number {
  return replies.filter((reply) => reply.status === status).length;
}
