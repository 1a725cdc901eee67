import { findLastDate, weeklyShift } from '@nextshift/test-kit/people/give-shifts';
import { accept } from '../races/acts.ts';
import { hire, inTurn } from '../races/hire.ts';
import { countOf, describeRow, type Race } from '../races/race.ts';

const OPENINGS_MAX = 50;
/** Who work the day after, and are asked to take a shift. */
const COLLEAGUES = 8;

export const coverRace: Race = {
  // A shift with room for two has one person, who gives it up; every colleague presses several times.
  name: 'one shift, taken by all colleagues',
  isLarge: true,
  async setUp({ crowd, database }) {
    const shifts = [weeklyShift('mon', 9, 2), weeklyShift('tue', 9, COLLEAGUES)];
    const hiring = { openings: OPENINGS_MAX, shifts, seekers: COLLEAGUES + 1 };
    const { employer, jobId, seekers, ids, shiftIds } = await hire(database, hiring);
    const [giver, ...colleagues] = seekers;
    for (const [index, id] of ids.entries()) {
      const ofPerson = shiftIds.slice(Math.min(index, 1), Math.min(index, 1) + 1);
      await crowd.send(() => accept(employer, id, ofPerson));
    }
    await database.query(`UPDATE applications SET told_status = 'accepted' WHERE job_id = $1`, [
      jobId,
    ]);
    const date = await findLastDate(database, inTurn(ids, 0));
    const { token } = inTurn(giver ? [giver] : [], 0);
    const path = `/api/shifts/${date}/give-up`;
    await crowd.send(() => ({ method: 'POST', path, token, body: {} }));
    const { rows: offers } = await database.query<{ id: string; seeker: string }>(
      'SELECT id, seeker_id AS seeker FROM cover_offers WHERE assignment_id = $1',
      [date],
    );
    const offerOf = (client: number) => inTurn(offers, client);
    return {
      act: (client) => ({
        method: 'POST',
        path: `/api/cover-offers/${offerOf(client).id}/take`,
        token: colleagues.find(({ id }) => id === offerOf(client).seeker)?.token ?? '',
        body: {},
      }),
      async outcome(replies) {
        const taking = new Set(
          replies.flatMap(({ status }, client) => (status === 200 ? [offerOf(client).id] : [])),
        );
        const taken = countOf(replies, 200);
        return {
          statuses: { 200: taken, 409: crowd.size - taken },
          expected: `offers ${COLLEAGUES}, taken 1, working 1, cancelled 1, takers 1`,
          found: `${await describeRow(
            database,
            `SELECT
               (SELECT count(*) FROM cover_offers WHERE assignment_id = $1) AS offers,
               (SELECT count(*) FROM cover_offers WHERE assignment_id = $1 AND status = 'taken') AS taken,
               count(*) FILTER (WHERE other.status = 'confirmed') AS working,
               count(*) FILTER (WHERE other.status = 'cancelled') AS cancelled
             FROM assignments JOIN assignments AS other USING (shift_id, date)
             WHERE assignments.id = $1`,
            [date],
          )}, takers ${taking.size}`,
        };
      },
    };
  },
};
