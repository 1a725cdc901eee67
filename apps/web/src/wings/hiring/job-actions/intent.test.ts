import { describe, expect, it } from 'vitest';
import { destinationOf, pathWithIntent } from './intent.ts';
import { nextPath } from '../../../platform/routing/next-path.ts';
import { paths } from '../../../platform/routing/paths.ts';

const ID = '0192f0c1-0000-7000-8000-000000000001';
const list = { pathname: '/jobs', search: '?searchLocation=Raleigh' };

describe('the path back to a job', () => {
  it('leads to the list of the job, with the job open', () => {
    const next = pathWithIntent(list, ID, 'save');
    expect(next).toBe(`/jobs?searchLocation=Raleigh&job=${ID}&intent=save`);
    expect(nextPath(next)).toBe(next);
    expect(destinationOf(next)).toEqual({
      page: '/jobs?searchLocation=Raleigh',
      jobId: ID,
      isOverPage: true,
      intent: 'save',
    });
  });

  it('leads to the page of the job', () => {
    const next = pathWithIntent({ pathname: paths.job(ID), search: '' }, ID, 'apply');
    expect(next).toBe(`/jobs/${ID}?intent=apply`);
    expect(destinationOf(next)).toEqual({
      page: `/jobs/${ID}`,
      jobId: ID,
      isOverPage: false,
      intent: 'apply',
    });
  });

  it('drops a long query', () => {
    const search = `?searchQuery=${'x'.repeat(500)}`;
    expect(pathWithIntent({ pathname: '/jobs', search }, ID, 'save')).toBe(
      `/jobs?job=${ID}&intent=save`,
    );
  });

  it('knows no other intent', () => {
    expect(destinationOf('/history?tab=saved&intent=delete')).toEqual({
      page: '/history?tab=saved',
      jobId: null,
      isOverPage: false,
      intent: null,
    });
  });
});
