import { insertEmployers } from '@nextshift/test-kit/people/insert-people';
import { minimalJobBody, newEmail, PASSWORD } from '@nextshift/test-kit/people/people';
import { describeRow, type Race } from './race.ts';

/** An employer who may have three active jobs posts twenty. */
export const planLimit: Race = {
  name: 'plan limit',
  async run({ crowd, database }) {
    const [employer] = await insertEmployers(database, 1, 'accelerate');
    const { id = '', token = '' } = employer ?? {};
    const replies = await crowd.send(() => ({
      method: 'POST',
      path: '/employerjobs/createjob',
      token,
      body: minimalJobBody,
    }));
    const query = `SELECT count(*) AS jobs, count(*) FILTER (WHERE status = 'Active') AS active
      FROM jobs WHERE employer_id = $1`;
    const found = await describeRow(database, query, [id]);
    return {
      replies,
      expected: '201 x 3, 403 x 17',
      state: { expected: 'jobs 3, active 3', found },
    };
  },
};

/** Twenty people sign up with one address, each spelling it differently. */
export const signupEmail: Race = {
  name: 'signup email',
  async run({ crowd, database }) {
    const email = newEmail();
    const replies = await crowd.send((client) => ({
      method: 'POST',
      path: '/user/signup',
      body: {
        firstName: 'Robin',
        lastName: 'Park',
        email: client % 2 === 0 ? email : email.toUpperCase(),
        password: PASSWORD,
      },
    }));
    const query = `SELECT count(DISTINCT seekers.id) AS accounts, count(sessions.id) AS sessions
      FROM seekers LEFT JOIN sessions ON seeker_id = seekers.id WHERE lower(email) = lower($1)`;
    const found = await describeRow(database, query, [email]);
    return {
      replies,
      expected: '201 x 1, 409 x 19',
      state: { expected: 'accounts 1, sessions 1', found },
    };
  },
};
