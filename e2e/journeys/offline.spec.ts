import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test, type Page } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { hire, postJob } from '../posted-jobs.ts';
import { signOut } from '../sign-out.ts';
import { uniqueWord } from '../unique.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker controls this browser's pages. */
async function waitForWorker(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('offline there is our own page, with own shifts and saved jobs', async ({
  api,
  board,
  context,
  enterAs,
  guard,
  page,
}) => {
  const seeker = await createSeeker(api);
  const body = { userId: seeker.id, jobId: board.job.id };
  await api('/savedjobs/add', { method: 'POST', token: seeker.token, body });
  const company = await claimCompany(api, 'shifts offline');
  const work = await postJob(api, company, `Door host ${uniqueWord()}`, {
    shifts: [{ weekday: 'sat', start: '07:00', end: '13:00' }],
  });
  await hire(api, company, { seeker, jobId: work.id });
  await enterAs(seeker);
  await page.goto('/my-shifts');
  await waitForWorker(page);
  await page.waitForFunction(() => localStorage.getItem('ownShifts')?.includes('Door host'));
  await page.waitForFunction(() => localStorage.getItem('savedJobs')?.includes('description'));

  guard.expectFailure({ url: '', status: 'network' });
  await test.step('a lost connection is shown while it lasts', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
  });

  await test.step('an unreachable page shows the saved jobs', async () => {
    await context.setOffline(true);
    await page.goto('/history');
    await expect(page).toHaveURL('/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    const saved = page.getByRole('region', { name: 'Your saved jobs' });
    await expect(saved.getByRole('heading', { name: board.job.title })).toBeVisible();
    await expect(saved.getByText(board.employer.name)).toBeVisible();
    await expect(saved.getByText('Raleigh, NC')).toBeVisible();
    const shifts = page.getByRole('region', { name: 'Your shifts' });
    await expect(shifts.getByText(work.title).first()).toBeVisible();
    await expect(
      shifts.getByRole('heading', { name: /^Sat, .*, 7 AM to 1 PM/ }).first(),
    ).toBeVisible();
    await expect(shifts.getByText(/^As of .* [AP]M$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
    await saved.getByText('About this job').click();
    await expect(saved.getByText(/unlock the door at half past six/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a tab whose page has not been loaded shows them at its address', async () => {
    await context.setOffline(false);
    await page.goto('/my-shifts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My shifts');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'History' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/history');
    await expect(page.getByRole('region', { name: 'Your saved jobs' })).toBeVisible();
  });

  await test.step('a saved job opens at its own address', async () => {
    await page.goto(`/jobs/${board.job.id}`);
    await expect(page.getByText(/unlock the door at half past six/)).toBeVisible();
    await page.goto('/history');
  });

  await test.step('the page itself loads once online', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Job History');
  });

  await test.step('signing out deletes the copy', async () => {
    await page.goto('/profile');
    await signOut(page, 'seeker');
    await expect(page).toHaveURL('/');
    await context.setOffline(true);
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page.getByRole('region', { name: 'Your saved jobs' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Your shifts' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('ownShifts'))).toBeNull();
  });

  await test.step('the worker caches no personal data', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/offline');
    const others = kept.filter((path) => !/^\/(assets\/|icons\/|offline|favicon\.svg)/.test(path));
    expect(others).toEqual([]);
  });
});
