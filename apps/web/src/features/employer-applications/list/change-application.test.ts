import { describe, expect, it } from 'vitest';
import { makeApplication } from '../../../../test/employer-world.ts';
import type { ApplicationList } from './application-list.ts';
import { changeInList } from './change-application.ts';

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
