import {
  findEmployers as findEmployersEndpoint,
  findSeekers as findSeekersEndpoint,
  getEmployerFile as getEmployerEndpoint,
  getSeekerFile as getSeekerEndpoint,
  restoreEmployer as restoreEmployerEndpoint,
  restoreSeeker as restoreSeekerEndpoint,
  suspendEmployer as suspendEmployerEndpoint,
  suspendSeeker as suspendSeekerEndpoint,
  verifyEmployer as verifyEmployerEndpoint,
} from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Bind } from '../../../platform/http/call.ts';
import { ok } from '../../../platform/http/responses.ts';
import type { Platform } from '../../../platform/platform.ts';
import { logAct } from '../../identity/index.ts';
import { restoreAccount, suspendAccount } from '../suspensions/index.ts';
import { verifyByOperator } from '../../screening/index.ts';
import { searchEmployers, searchSeekers } from './operator-accounts.queries.ts';
import { presentFoundEmployer, presentFoundSeeker } from './present-account.ts';
import { readEmployer, readSeeker } from './read-account.ts';

const employer = (accountId: string): Account => ({ kind: 'employer', accountId });
const seeker = (accountId: string): Account => ({ kind: 'seeker', accountId });

/** Every look is logged before anything is shown. */
export function operatorAccountRoutes(bind: Bind, { database, clock }: Platform): void {
  bind(findEmployersEndpoint, async ({ session: { operatorId }, query }) => {
    const { rows, nextCursor } = await searchEmployers(database, query);
    const foundIds = rows.map(({ id }) => id);
    const search = { act: 'searched_accounts', kind: 'employer', foundIds } as const;
    await logAct(database, { ...search, operatorId, now: clock() });
    return ok({ employers: rows.map(presentFoundEmployer) }, { nextCursor });
  });

  bind(findSeekersEndpoint, async ({ session: { operatorId }, query }) => {
    const { rows, nextCursor } = await searchSeekers(database, query);
    const foundIds = rows.map(({ id }) => id);
    const search = { act: 'searched_accounts', kind: 'seeker', foundIds } as const;
    await logAct(database, { ...search, operatorId, now: clock() });
    return ok({ seekers: rows.map(presentFoundSeeker) }, { nextCursor });
  });

  bind(getEmployerEndpoint, async ({ session: { operatorId }, params: { employerId } }) => {
    const found = await readEmployer(database, clock, employerId);
    const look = { act: 'viewed_account', account: employer(employerId) } as const;
    await logAct(database, { ...look, operatorId, now: clock() });
    return ok({ employer: found });
  });

  bind(getSeekerEndpoint, async ({ session: { operatorId }, params: { seekerId } }) => {
    const found = await readSeeker(database, seekerId);
    const look = { act: 'viewed_account', account: seeker(seekerId) } as const;
    await logAct(database, { ...look, operatorId, now: clock() });
    return ok({ seeker: found });
  });

  bind(verifyEmployerEndpoint, async ({ session: { operatorId }, params, body }) =>
    database.transaction().execute(async (transaction) => {
      const act = { ...body, operatorId, now: clock() };
      await verifyByOperator(transaction, params.employerId, act);
      return ok({ employer: await readEmployer(transaction, clock, params.employerId) });
    }),
  );

  bind(suspendEmployerEndpoint, async ({ session: { operatorId }, params, body: { reason } }) =>
    database.transaction().execute(async (transaction) => {
      const act = { caseId: null, reason, operatorId, now: clock() };
      await suspendAccount(transaction, employer(params.employerId), act);
      return ok({ employer: await readEmployer(transaction, clock, params.employerId) });
    }),
  );

  bind(restoreEmployerEndpoint, async ({ session: { operatorId }, params, body: { reason } }) =>
    database.transaction().execute(async (transaction) => {
      const act = { reason, operatorId, now: clock() };
      await restoreAccount(transaction, employer(params.employerId), act);
      return ok({ employer: await readEmployer(transaction, clock, params.employerId) });
    }),
  );

  bind(suspendSeekerEndpoint, async ({ session: { operatorId }, params, body: { reason } }) =>
    database.transaction().execute(async (transaction) => {
      const act = { caseId: null, reason, operatorId, now: clock() };
      await suspendAccount(transaction, seeker(params.seekerId), act);
      return ok({ seeker: await readSeeker(transaction, params.seekerId) });
    }),
  );

  bind(restoreSeekerEndpoint, async ({ session: { operatorId }, params, body: { reason } }) =>
    database.transaction().execute(async (transaction) => {
      const act = { reason, operatorId, now: clock() };
      await restoreAccount(transaction, seeker(params.seekerId), act);
      return ok({ seeker: await readSeeker(transaction, params.seekerId) });
    }),
  );
}
