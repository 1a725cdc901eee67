import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { jobKey } from '../job/job-key.ts';
import { applyMutation } from './apply.ts';

it('loads the job again, also if its first load was still on its way', async () => {
  const client = new QueryClient();
  const counts = [new Promise<number>(() => undefined), Promise.resolve(1)];
  const load = vi.fn(() => counts.shift());
  const observer = new QueryObserver(client, { queryKey: jobKey('job'), queryFn: load });
  const unsubscribe = observer.subscribe(() => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  const { onSuccess } = applyMutation('job');
  onSuccess({ needsMoreInfo: false }, { userId: 'seeker' }, undefined, { client, meta: undefined });
  await vi.waitFor(() => {
    expect(observer.getCurrentResult().data).toBe(1);
  });
  unsubscribe();
});
