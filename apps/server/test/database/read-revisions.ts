import { findCase } from '../../src/wings/trust/cases/cases.queries.ts';
import { readPresent } from '../../src/wings/trust/cases/read-present.ts';
import { findEmployer } from '../../src/wings/trust/operator-accounts/operator-accounts.queries.ts';
import { companyRevisionOf } from '../../src/wings/screening/verification/index.ts';
import type { TestApp } from '../create-test-app.ts';

/** The revision that a case has for operators now, without a look that is logged; `none` for no such case. */
export async function revisionOfCase({ database }: TestApp, caseId: string) {
  const row = await findCase(database, caseId);
  return row ? (await readPresent(database, row)).revision : 'none';
}

/** The same of the case that an appeal is about. */
export async function revisionOfAppeal(app: TestApp, appealId: string) {
  const appeal = await app.database
    .selectFrom('appeals')
    .select('case_id')
    .where('id', '=', appealId)
    .executeTakeFirst();
  return appeal ? revisionOfCase(app, appeal.case_id) : 'none';
}

/** The revision that the page of a company has for operators now. */
export async function revisionOfCompany({ database }: TestApp, employerId: string) {
  const row = await findEmployer(database, employerId);
  return row ? companyRevisionOf(row) : 'none';
}
