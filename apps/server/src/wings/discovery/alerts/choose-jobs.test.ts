import { describe, expect, it } from 'vitest';
import { chooseJobs } from './choose-jobs.ts';

const found = (alertId: string, ...jobIds: string[]) => ({ alertId, jobIds });

describe('the jobs of a mail', () => {
  it('are each there once, for the alert that found it first', () => {
    const { jobs, exhausted } = chooseJobs([found('a', '1', '2'), found('b', '2', '3')]);
    expect(jobs).toEqual([
      { alertId: 'a', jobId: '1' },
      { alertId: 'b', jobId: '2' },
      { alertId: 'b', jobId: '3' },
    ]);
    expect([...exhausted]).toEqual(['a', 'b']);
  });

  it('come from all alerts in turn, and say which alerts have more', () => {
    const { jobs, exhausted } = chooseJobs([found('a', '1', '2', '3', '4'), found('b', '5')], 3);
    expect(jobs.map(({ jobId }) => jobId)).toEqual(['1', '5', '2']);
    expect([...exhausted]).toEqual(['b']);
  });

  it('are none without findings', () => {
    expect(chooseJobs([found('a')])).toEqual({ jobs: [], exhausted: new Set(['a']) });
  });
});
