import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  EMPLOYER,
  makeApplication,
  makeJob,
  signInEmployer,
} from '../../../../../test/employer-world.ts';
import {
  keepEmployerApplications,
  keepEmployerJob,
  useEmployerDataStore,
} from '../../employer-data/employer-data-store.ts';
import { applicationsOf, applicationsQuery, type ApplicationList } from './application-list.ts';
import { changeInList, changeJobInLists } from './change-application.ts';

// The larger the number, the longer ago.
const ana = makeApplication(1, 'Ana');
const ben = makeApplication(2, 'Ben');
const cleo = makeApplication(3, 'Cleo');

function listOf(...pages: (typeof ana)[][]): ApplicationList {
  return {
    pageParams: pages.map(() => null),
    pages: pages.map((applications, index) => ({
      applications,
      next: index === pages.length - 1 ? null : 'more',
      totalCount: pages.flat().length,
    })),
  };
}

const names = (list: ApplicationList) =>
  list.pages.map(({ applications }) => applications.map(({ user }) => user.firstName));
const counts = (list: ApplicationList) => list.pages.map(({ totalCount }) => totalCount);

describe('a changed application', () => {
  it('leaves a list whose filter it no longer matches', () => {
    const list = changeInList(listOf([ana, ben], [cleo]), { state: 'open' }, declined(ben));
    expect(names(list)).toEqual([['Ana'], ['Cleo']]);
    expect(counts(list)).toEqual([2, 2]);
  });

  it('enters no list by itself', () => {
    expect(names(changeInList(listOf([ana, cleo]), {}, ben))).toEqual([['Ana', 'Cleo']]);
  });

  it('is replaced in lists that it stays in', () => {
    const list = changeInList(listOf([ana, ben]), {}, declined(ben));
    expect(list.pages[0]?.applications[1]?.status).toBe('Declined');
    expect(counts(list)).toEqual([2]);
  });
});

function declined(application: typeof ana): typeof ana {
  return { ...application, status: 'Declined' };
}

const job = makeJob(9);
const ofJob = { job: { ...ana.job, id: job.id, status: 'Active' as const } };

describe('the applications to a job that closes', () => {
  it('close in loaded lists and in the stored copy, unless they were decided', () => {
    signInEmployer();
    const list = listOf([{ ...ana, ...ofJob }, declined({ ...ben, ...ofJob }), cleo]);
    keepEmployerApplications(EMPLOYER.id, applicationsOf(list));
    const client = new QueryClient();
    const all = applicationsQuery(EMPLOYER.id, {});
    client.setQueryData(all.queryKey, list);
    changeJobInLists(client, EMPLOYER.id, { ...job, status: 'Closed', openingsLeft: 0 });
    for (const applications of [
      applicationsOf(client.getQueryData(all.queryKey)),
      useEmployerDataStore.getState().applications,
    ]) {
      expect(applications).toMatchObject([
        { status: 'Closed', endedReason: 'filled', answerDueAt: null, job: { status: 'Closed' } },
        { status: 'Declined', endedReason: null, job: { status: 'Closed' } },
        { status: cleo.status, job: { status: 'Active' } },
      ]);
    }
  });

  it('read as closed in the stored copy as soon as the job does', () => {
    signInEmployer();
    keepEmployerApplications(EMPLOYER.id, [{ ...ana, ...ofJob }]);
    const shown = () =>
      applicationsOf(
        new QueryObserver(new QueryClient(), {
          ...applicationsQuery(EMPLOYER.id, {}),
          enabled: false,
        }).getCurrentResult().data,
      );
    expect(shown()).toMatchObject([{ status: ana.status }]);
    keepEmployerJob(EMPLOYER.id, { ...job, status: 'Closed', closedReason: 'expired' });
    expect(shown()).toMatchObject([{ status: 'Closed', endedReason: 'expired' }]);
    keepEmployerJob(EMPLOYER.id, job);
    expect(shown()).toMatchObject([{ status: ana.status, endedReason: null }]);
  });
});
