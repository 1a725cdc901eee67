import { listSavedJobs } from '@nextshift/contract';
import { expect, it, vi } from 'vitest';
import { createApi } from './api-client.ts';
import { createServerTransport, type Inject } from './server-transport.ts';

it('calls the API in process and reads headers of any type', async () => {
  const inject = vi.fn<Inject>().mockResolvedValue({
    status: 200,
    headers: { link: '</api/savedjobs/x?cursor=c>; rel="next"', 'x-total-count': 3 },
    body: '[]',
  });
  const api = createApi(createServerTransport(inject));
  const response = await api.call(listSavedJobs, { params: { userId: 'x' }, query: { limit: 2 } });
  expect(inject).toHaveBeenCalledWith({
    method: 'GET',
    url: '/api/savedjobs/x?limit=2',
    headers: { accept: 'application/json' },
  });
  expect(response).toMatchObject({ next: 'c', totalCount: 3 });
});
