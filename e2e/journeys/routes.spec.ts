import { expectOpened } from '../opened-page.ts';
import { expect, test, type Page } from '../journey.ts';
import { allRoutes, screens, viewsFor, type Audience, type View } from '../screens.ts';

type Role = Exclude<Audience, 'everyone' | 'operator'>;

const roles: readonly Role[] = ['visitor', 'seeker', 'employer'];
const audiences: readonly Audience[] = [...roles, 'operator'];

test('the table of screens names every route, and nothing else', { tag: '@phone' }, () => {
  expect(Object.keys(screens).toSorted()).toEqual(allRoutes().toSorted());
});

for (const role of roles) {
  test.describe(`opened directly by ${role}s`, () => {
    // The pages for themselves are opened where their accessibility is checked.
    for (const audience of audiences.filter((each) => each !== role)) {
      test(`pages for ${audience}s send them on`, async ({ page, board, guard, enterAs }) => {
        if (role !== 'visitor') await enterAs(board[role]);
        for (const view of viewsFor(audience, board)) {
          await test.step(view.address, async () => {
            const { address, status = 200 } = view;
            if (status !== 200) guard.expectFailure({ url: address, status });
            // Operators have a session of their own.
            if (audience === 'operator')
              guard.expectFailure({ url: '/api/operator/me', status: 401 });
            const response = await page.goto(address);
            expect(response?.status()).toBe(status);
            await expectRedirect(page, view, role, audience);
          });
        }
      });
    }

    if (role === 'visitor') return;
    test('pages for everyone show', async ({ page, board, guard, enterAs }) => {
      await enterAs(board[role]);
      for (const view of viewsFor('everyone', board)) {
        await test.step(view.address, () => expectOpened(page, view, guard));
      }
    });
  });
}

/**
 * Visitors are redirected to the login of the page's audience and return later, and everyone to that of
 * operators; others to their own start page.
 */
async function expectRedirect(page: Page, view: View, role: Role, audience: Audience) {
  const next = new URLSearchParams({ next: view.comesBackTo ?? view.leadsTo ?? view.address });
  if (audience === 'operator') return expect(page).toHaveURL(`/operator/login?${next}`);
  if (role === 'seeker') return expect(page).toHaveURL('/profile');
  if (role === 'employer') return expect(page).toHaveURL('/employer');
  const login = audience === 'employer' ? '/employer/login' : '/login';
  return expect(page).toHaveURL(`${login}?${next}`);
}

test('the error page says what is wrong and links the home page', async ({ page, guard }) => {
  guard.expectFailure({ url: '/no-such-page', status: 404 });
  await page.goto('/no-such-page');
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const address of [
  '/jobs/00000000-0000-7000-8000-000000000000',
  '/jobs/not-an-id',
  '/company/00000000-0000-7000-8000-000000000000',
  '/company/Nobody%20Of%20This%20Name',
]) {
  test(`${address} responds with 404 and the error page`, async ({ page, guard }) => {
    guard.expectFailure({ url: address, status: 404 });
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
}

test('an unknown API address responds with JSON, never a page', async ({ request }) => {
  const response = await request.get('/api/nothing/here');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test('the API describes itself', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /NextShift/ })).toBeVisible();
});

for (const address of ['/healthz', '/readyz']) {
  test(`${address} responds`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}
