import { claimCompany } from '../claimed-companies.ts';
import { expect, test, type Page } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const titleOfTopmost = (page: Page) =>
  page
    .locator('[role$="dialog"][data-state="open"]')
    .last()
    .getByRole('heading', { level: 2 })
    .first();
const noDialog = (page: Page) =>
  expect(page.locator('[role$="dialog"][data-state="open"]')).toHaveCount(0);

test(
  'Back goes one step up in the settings, and Forward and reload leave nothing behind',
  {
    tag: '@phone',
  },
  async ({ page, board, enterAs }) => {
    await enterAs(board.seeker);
    await page.goto('/comingsoon');
    await page.goto('/profile');
    const settings = page.getByRole('button', { name: 'Settings' });
    const title = titleOfTopmost(page);

    await test.step('view by view', async () => {
      await settings.click();
      await page.getByRole('button', { name: 'Your data' }).click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(title).toHaveText('Delete account');
      for (const below of ['Your data', 'Settings']) {
        await page.goBack();
        await expect(title).toHaveText(below);
      }
      await page.goBack();
      await noDialog(page);
      await expect(page).toHaveURL('/profile');
    });

    await test.step('Forward shows the same page, and one Back leaves it', async () => {
      await page.goForward();
      await noDialog(page);
      // To the last entry of the closed views, one after the other.
      await expect
        .poll(() => page.evaluate(() => (history.state as { depth?: number }).depth))
        .toBe(3);
      await page.goBack();
      await expect(page).toHaveURL('/comingsoon');
      await page.goForward();
      await expect(page).toHaveURL('/profile');
    });

    await test.step('so it does after the X in a view', async () => {
      await settings.click();
      await page.getByRole('button', { name: 'Location' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await noDialog(page);
      await page.goBack();
      await expect(page).toHaveURL('/comingsoon');
      await page.goForward();
      await expect(page).toHaveURL('/profile');
    });

    await test.step('and after a reload with a view open', async () => {
      await settings.click();
      await page.getByRole('button', { name: 'Location' }).click();
      await expect(title).toHaveText('Location');
      await page.reload();
      await noDialog(page);
      await page.goBack();
      await expect(page).toHaveURL('/comingsoon');
    });
  },
);

test(
  'Back closes a sheet over a job, whose ticks stay, then the job',
  { tag: '@phone' },
  async ({ api, page, isMobile, enterAs }) => {
    const company = await claimCompany(
      api,
      isMobile ? 'a sheet over a job on a phone' : 'a sheet over a job on a desktop',
    );
    const word = uniqueWord();
    const job = await postJob(api, company, `Weekend ${word}`, {
      shifts: [
        { weekday: 'sat', start: '07:00', end: '13:00' },
        { weekday: 'sun', start: '07:00', end: '13:00' },
      ],
    });
    await enterAs(await createSeeker(api));
    await page.goto('/comingsoon');
    const list = `/jobs?searchQuery=${word}`;
    await page.goto(list);
    await page.getByRole('main').getByRole('link', { name: job.title, exact: true }).click();
    const title = titleOfTopmost(page);
    await expect(title).toHaveText(job.title);
    const apply = page.getByRole('dialog', { name: job.title }).getByRole('button', {
      name: 'Apply Now',
    });
    const sunday = page.getByRole('checkbox', { name: /Sun/ });

    await apply.click();
    await sunday.uncheck();
    await page.goBack();
    await expect(title).toHaveText(job.title);
    await apply.click();
    await expect(sunday).not.toBeChecked();

    await page.keyboard.press('Escape');
    await expect(title).toHaveText(job.title);
    await page.getByRole('button', { name: 'Report this job' }).click();
    await expect(title).toHaveText('Report this job');
    await page.goBack();
    await expect(title).toHaveText(job.title);
    await page.goBack();
    await noDialog(page);
    await expect(page).toHaveURL(list);
    await page.goBack();
    await expect(page).toHaveURL('/comingsoon');
  },
);

test(
  'Back closes an employer’s dialogs, and asks before a form is left',
  {
    tag: '@phone',
  },
  async ({ page, board, enterAs }) => {
    await enterAs(board.employer);
    await page.goto('/comingsoon');
    const title = titleOfTopmost(page);

    await test.step('a job in the form, left by Cancel', async () => {
      await page.goto('/employer');
      const edit = page.getByRole('link', { name: `Edit ${board.job.title}` });
      await edit.click();
      await expect(title).toHaveText('Edit Job');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await noDialog(page);
      await expect(page).toHaveURL('/employer');

      await edit.click();
      await page.getByLabel('Job Title').fill('Another title');
      await page.goBack();
      await expect(title).toHaveText('Leave without saving?');
      // The question stands before the history has returned to the form.
      await expect
        .poll(() => page.evaluate(() => (history.state as { depth?: number }).depth))
        .toBe(1);
      await page.goBack();
      await expect(title).toHaveText('Edit Job');
      await expect(page.getByLabel('Job Title')).toHaveValue('Another title');
      await page.goBack();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await noDialog(page);
      await expect(page).toHaveURL('/employer');
      await page.goBack();
      await expect(page).toHaveURL('/comingsoon');
    });

    await test.step('a question over an applicant', async () => {
      await page.goto('/employer/applications');
      const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
      await rows.first().click();
      await page
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click();
      await expect(title).toHaveText(/^Accept/);
      await page.goBack();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/employer\/applications/);
    });
  },
);

test('Back and a reload lead to the place in a list on a phone', async ({ api, page, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seeker = await createSeeker(api);
  // Other tests post jobs in Raleigh.
  const jobs = (await api('/jobs/searchjobs?searchLocation=Durham&limit=20')) as { id: string }[];
  for (const { id: jobId } of jobs) {
    const body = { userId: seeker.id, jobId };
    await api('/savedjobs/add', { method: 'POST', token: seeker.token, body });
  }
  await enterAs(seeker);
  for (const list of ['/history?tab=saved', '/jobs?searchLocation=Durham']) {
    await test.step(list, async () => {
      await page.goto(list);
      // Suggestions are folded above the results, and come later.
      const cards = page
        .getByRole('main')
        .locator('[data-opens-job]:not([aria-hidden], [aria-label="For you"] *)');
      const far = cards.nth(15);
      await expect(async () => {
        await cards.last().scrollIntoViewIfNeeded();
        await expect(far).toBeAttached({ timeout: 100 });
      }).toPass();
      await far.scrollIntoViewIfNeeded();
      const title = (await far.textContent()) ?? '';
      // Titles are no names: another job may be called the same.
      const link = cards.and(page.locator(`[href="${await far.getAttribute('href')}"]`));
      const topOf = async () => Math.round((await link.boundingBox())?.y ?? NaN);
      const top = await topOf();
      await far.click();
      await expect(titleOfTopmost(page)).toHaveText(title);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect.poll(topOf).toBe(top);
      await page.reload();
      await expect(link).toBeInViewport();
      await expect.poll(topOf).toBe(top);
    });
  }
});
