import { hire, inTurn } from '../races/hire.ts';
import { countOf, describeRow, type Race } from '../races/race.ts';
import { book, cancel, insertInvitations, startOf } from './interview-acts.ts';

/** Applicants for each time. */
const RIVALS = 10;

export const interviewRaces: readonly Race[] = [
  {
    // Everybody is invited, and ten want the same time at the same moment.
    name: 'book, ten for each time',
    isLarge: true,
    async setUp({ crowd, database }) {
      const { jobId, seekers, ids } = await hire(database, { seekers: crowd.size });
      const interviews = await insertInvitations(database, jobId, ids);
      const times = crowd.size / RIVALS;
      return {
        act: (client) =>
          book(inTurn(seekers, client), inTurn(interviews, client), startOf(client % times)),
        outcome: async () => ({
          statuses: { 200: times, 409: crowd.size - times },
          expected: `booked ${times}, different ${times}`,
          found: await describeRow(
            database,
            `SELECT count(*) AS booked, count(DISTINCT during) AS different
             FROM interviews WHERE job_id = $1 AND status = 'booked'`,
            [jobId],
          ),
        }),
      };
    },
  },
  {
    // A third of the requests move an interview, the others cancel it. Moving works until it is cancelled.
    name: 'move against cancel',
    async setUp({ crowd, database }) {
      const { employer, jobId, seekers, ids } = await hire(database, { seekers: 1 });
      const [interview = ''] = await insertInvitations(database, jobId, ids);
      const seeker = inTurn(seekers, 0);
      const moves = (client: number) => client % 3 === 0;
      return {
        act: (client) =>
          moves(client) ? book(seeker, interview, startOf(client)) : cancel(employer, interview),
        async outcome(replies) {
          const refused = countOf(replies, 409);
          const moved = replies.filter(
            ({ status }, client) => moves(client) && status === 200,
          ).length;
          return {
            statuses: { 200: crowd.size - refused, 409: refused },
            expected: `status cancelled, by employer, changes ${moved + 1}`,
            found: await describeRow(
              database,
              'SELECT status, cancelled_by AS by, sequence AS changes FROM interviews WHERE id = $1',
              [interview],
            ),
          };
        },
      };
    },
  },
];
