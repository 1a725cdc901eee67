import { applyForShifts } from '../forms/apply-for-shifts.ts';
import { completeWizard, fillSeekerSignup, logIn } from '../forms/forms.ts';
import { titlesWithForm } from '../job-with-form.ts';
import { expect, test, type Page } from '../journey.ts';
import { createSeeker, newSeekerFields } from '../people.ts';

const LIST = '/jobs?searchLocation=Raleigh';
const IS_LIST = /\/jobs\?searchLocation=Raleigh$/;

/** A form, or shifts such as `Sat 7 AM to 1 PM`: an application to such a job asks something. */
const ASKS = new RegExp([...titlesWithForm(), String.raw`[AP]M to \d`].join('|'));

/** The last card of the list, far below the window, whose job asks nothing. Other tests move the cards. */
async function lastCard(page: Page) {
  await page.goto(LIST);
  const card = page.locator('[data-job]').filter({ hasNotText: ASKS }).last();
  await card.scrollIntoViewIfNeeded();
  const jobId = (await card.getAttribute('data-job')) ?? '';
  return { card: page.locator(`[data-job="${jobId}"]`), jobId };
}

test(
  'Save on a card, then signing in, ends with the job saved and open over its list',
  { tag: '@phone' },
  async ({ api, page }) => {
    const seeker = await createSeeker(api);
    const { card, jobId } = await lastCard(page);
    await card.getByRole('link', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, seeker);

    const job = page.getByRole('dialog');
    await expect(job.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(page).toHaveURL(`/jobs/${jobId}`);
    await expect(card).toBeInViewport();
    await job.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeInViewport();
    await page.goto('/history');
    await expect(page.getByRole('tab', { name: 'Saved Jobs 1' })).toBeVisible();
  },
);

test('Apply on a page, then signing in, ends one press before the application', async ({
  api,
  page,
  board,
}) => {
  const seeker = await createSeeker(api);
  await page.goto(`/jobs/${board.job.id}`);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  await logIn(page, seeker);
  await expect(page).toHaveURL(`/jobs/${board.job.id}`);
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).click();
  await applyForShifts(page);
  await expect(page.getByText('Application sent.')).toBeVisible();
});

test('Report in a job over its list, then signing in, opens the report', async ({ api, page }) => {
  const seeker = await createSeeker(api);
  const { card, jobId } = await lastCard(page);
  await card.getByRole('heading').getByRole('link').click();
  const job = page.getByRole('dialog');
  await job.getByRole('link', { name: 'Report this job' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/to send your report/)).toBeVisible();
  await logIn(page, seeker);
  await expect(page).toHaveURL(`/jobs/${jobId}`);
  await expect(page.getByRole('dialog', { name: 'Report this job' })).toBeFocused();
  await page.keyboard.press('Escape');
  await job.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(IS_LIST);
});

test('Apply on a card, then joining, ends one press before the application', async ({ page }) => {
  const { card, jobId } = await lastCard(page);
  await card.getByRole('link', { name: 'Apply Now' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSeekerSignup(page, newSeekerFields());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/completeprofile\?next=/);
  await completeWizard(page);

  const apply = page.getByRole('dialog').getByRole('button', { name: 'Apply Now' });
  await expect(apply).toBeFocused();
  await expect(page).toHaveURL(`/jobs/${jobId}`);
  await expect(card).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Application sent.')).toBeVisible();
});

test('the wizard can be left, and returned to on the way to the job', async ({ page }) => {
  const { card, jobId } = await lastCard(page);
  await card.getByRole('link', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSeekerSignup(page, newSeekerFields());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/completeprofile\?next=/);

  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('tab', { name: 'Saved Jobs 1' })).toBeVisible();
  await nav.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/completeprofile');
  await page.reload();
  await completeWizard(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page).toHaveURL(`/jobs/${jobId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(IS_LIST);
});
