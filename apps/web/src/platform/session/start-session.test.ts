import { getMe, getOwnEmployer } from '@nextshift/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { forgetListeners } from '../../../test/forget-listeners.ts';
import { SEEKER } from '../../../test/samples.ts';

serveApi();
forgetListeners();

const asked: string[] = [];
beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  for (const endpoint of [getMe, getOwnEmployer]) {
    serve(endpoint, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return failure(401, 'not_signed_in', 'x');
    });
  }
});

it('sends no request for a visitor', async () => {
  const { startSession } = await import('./start-session.ts');
  await startSession();
  expect(asked).toEqual([]);
});

it.each([
  ['seeker', '/api/user/me'],
  ['employer', '/api/employer/me'],
])('checks the session of a %s once, and clears it silently on 401', async (kind, path) => {
  const state = { kind, accountId: SEEKER.id, user: kind === 'seeker' ? SEEKER : null };
  localStorage.setItem('root', JSON.stringify({ state, version: 0 }));
  const { startSession } = await import('./start-session.ts');
  const { useAuthStore } = await import('../stores/auth-store.ts');
  await startSession();
  expect(asked).toEqual([path]);
  expect(useAuthStore.getState().kind).toBeNull();
});
