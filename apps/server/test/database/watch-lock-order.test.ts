import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/database/new-id.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { signUpEmployer } from './insert-accounts.ts';
import { insertJob } from './insert-jobs.ts';
import { changesFoundRows, lockedTables } from './watch-lock-order.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('the watch over the order of locks', () => {
  it('names a statement that locks a company as if to delete it', async () => {
    const { id } = await signUpEmployer(app);
    await app.database
      .selectFrom('employers')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .execute();
    expect(app.lockOrder.takeViolations()).toEqual([
      'select "id" from "employers" where "id" = $1 for update',
    ]);
  });

  it('names a transaction that locks a company and then its job', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    await app.database.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('employers')
        .select('id')
        .where('id', '=', employer.id)
        .forNoKeyUpdate()
        .execute();
      await transaction
        .updateTable('jobs')
        .set({ title: 'Barista' })
        .where('id', '=', jobId)
        .execute();
    });
    expect(app.lockOrder.takeViolations()).toEqual([
      'select "id" from "employers" where "id" = $1 for no key update\n' +
        'and then: update "jobs" set "title" = $1 where "id" = $2',
    ]);
  });

  it('names a transaction that deletes an application and then decides its case', async () => {
    const id = newId();
    await app.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('applications').where('id', '=', id).execute();
      await transaction
        .updateTable('cases')
        .set({ settled_at: app.clock.read() })
        .where('subject_id', '=', id)
        .execute();
    });
    expect(app.lockOrder.takeViolations()).toEqual([
      'delete from "applications" where "id" = $1\n' +
        'and then: update "cases" set "settled_at" = $1 where "subject_id" = $2',
    ]);
  });

  it('names a statement that deletes what it finds in any order', async () => {
    await sql`delete from documents where id in (select id from documents)`.execute(app.database);
    expect(app.lockOrder.takeViolations()).toEqual([
      'delete from documents where id in (select id from documents)\n' +
        'locks the rows that it finds in no order',
    ]);
  });

  it('reads which statements lock what they find in no order', () => {
    const statements = {
      'delete from "documents" where "id" in (select "id" from "documents")': true,
      'with old as (select 1) update "jobs" set "a" = $1 where "id" in (select "id" from old)': true,
      'delete from "documents" where "id" in (select "id" from "documents" order by "id" for update)': false,
      'delete from "documents" where "id" = $1': false,
      'select "id" from "documents" where "id" in (select $1) for update': false,
    };
    for (const [statement, changes] of Object.entries(statements)) {
      expect(changesFoundRows(statement), statement).toBe(changes);
    }
  });

  it('reads which rows a statement locks', () => {
    const statements = {
      'select "id" from "jobs" where "id" in (select "job_id" from "applications") for no key update':
        ['jobs'],
      'select 1 from "jobs" inner join "cases" on true for update of "jobs"': ['jobs'],
      'select 1 from "jobs" for update of "jobs", "job_applicant_counts"': [
        'jobs',
        'job_applicant_counts',
      ],
      'select "id" from "employers" for no key update skip locked': ['employers'],
      'with due as (select 1 from jobs) update employers set city = $1': ['employers'],
      'select "id" from "jobs"': [],
    };
    for (const [statement, tables] of Object.entries(statements)) {
      expect([...lockedTables(statement)], statement).toEqual(tables);
    }
  });
});
