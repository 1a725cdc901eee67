import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetListeners } from '../../../test/forget-listeners.ts';

const API = 'http://api.test';
const asked: string[] = [];
const server = setupServer(
  http.get(`${API}/api/*`, ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return HttpResponse.json({ code: 'not_signed_in', message: 'x' }, { status: 401 });
  }),
);

forgetListeners();
beforeAll(() => {
  document.head.innerHTML = `<meta name="api-base" content="${API}">`;
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
});
afterAll(() => {
  server.close();
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
  const user = {
    id: '0192f0c1-0000-7000-8000-000000000001',
    firstName: 'Ada',
    lastName: 'Lee',
    email: 'ada@example.com',
  };
  const state = { kind, accountId: user.id, user: kind === 'seeker' ? user : null };
  localStorage.setItem('root', JSON.stringify({ state, version: 0 }));
  const { startSession } = await import('./start-session.ts');
  const { useAuthStore } = await import('../stores/auth-store.ts');
  await startSession();
  expect(asked).toEqual([path]);
  expect(useAuthStore.getState().kind).toBeNull();
});
