import { describe, expect, it } from 'vitest';
import { makeApplication } from '../../../../test/employer-world.ts';
import type { ApplicationList } from './application-list.ts';
import { placeInList } from './place-application.ts';

// The larger the number, the longer ago.
const ana = makeApplication(1, 'Ana');
const ben = makeApplication(2, 'Ben');
const cleo = makeApplication(3, 'Cleo');
const dan = makeApplication(4, 'Dan');

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
  it('leaves a list whose filter it no longer meets', () => {
    const list = placeInList(listOf([ana, ben], [cleo]), { state: 'open' }, declined(ben));
    expect(names(list)).toEqual([['Ana'], ['Cleo']]);
    expect(counts(list)).toEqual([2, 2]);
  });

  it('enters a list whose filter it meets, in its place by date', () => {
    const list = placeInList(listOf([ana, cleo], [dan]), { state: 'open' }, ben);
    expect(names(list)).toEqual([['Ana', 'Ben', 'Cleo'], ['Dan']]);
    expect(counts(list)).toEqual([4, 4]);
  });

  it('enters at the end of a list that is wholly loaded', () => {
    expect(names(placeInList(listOf([ana]), {}, dan))).toEqual([['Ana', 'Dan']]);
    expect(names(placeInList(listOf([]), {}, dan))).toEqual([['Dan']]);
  });

  it('is only counted where its page is not loaded yet', () => {
    const [first] = listOf([ana, ben], [cleo]).pages;
    if (!first) throw new Error('there is a page');
    const list = placeInList({ pageParams: [null], pages: [first] }, {}, dan);
    expect(names(list)).toEqual([['Ana', 'Ben']]);
    expect(counts(list)).toEqual([4]);
  });

  it('is replaced where it stays', () => {
    const list = placeInList(listOf([ana, ben]), {}, declined(ben));
    expect(list.pages[0]?.applications[1]?.status).toBe('Declined');
    expect(counts(list)).toEqual([2]);
  });

  it('stays out of lists of another job or status', () => {
    expect(names(placeInList(listOf([ana]), { jobId: 'another' }, ben))).toEqual([['Ana']]);
    expect(names(placeInList(listOf([ana]), { status: 'Accepted' }, ben))).toEqual([['Ana']]);
  });

  it('enters in the order of its list', () => {
    const oldest = placeInList(listOf([dan, cleo], [ana]), { sort: 'oldest' }, ben);
    expect(names(oldest)).toEqual([
      ['Dan', 'Cleo'],
      ['Ben', 'Ana'],
    ]);
    const byName = placeInList(listOf([ana, cleo]), { sort: 'name' }, ben);
    expect(names(byName)).toEqual([['Ana', 'Ben', 'Cleo']]);
  });

  it('stays out of a search that does not find it', () => {
    expect(names(placeInList(listOf([]), { search: 'ben cook' }, ben))).toEqual([[]]);
    expect(names(placeInList(listOf([]), { search: 'BARISTA bén' }, ben))).toEqual([['Ben']]);
  });
});

function declined(application: typeof ana): typeof ana {
  return { ...application, status: 'Declined' };
}
