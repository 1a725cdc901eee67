import { logIn } from '../forms/forms.ts';
import { expect, test } from '../journey.ts';
import { createNewcomer } from '../people.ts';

const RALEIGH = '/jobs?searchLocation=Raleigh,+NC';

test('a visitor orders a search, and sees what a wage filter leaves out', async ({ page }) => {
  const search = '/api/jobs/filteredJobs?limit=1&searchLocation=Raleigh,+NC';
  const response = await page.request.get(search);
  const total = Number(response.headers()['x-total-count']);
  await page.goto(RALEIGH);
  await expect(page.getByRole('status').filter({ hasText: 'jobs' })).toHaveText(
    `${total.toLocaleString('en-US')} jobs`,
  );

  await page.getByLabel('Sort by').selectOption('Highest pay');
  await expect(page).toHaveURL(/sort=pay/);
  await expect(page.getByLabel('Sort by')).toHaveValue('pay');

  await page.goto(`${RALEIGH}&minWage=1`);
  const apart = page.getByRole('link', { name: /^Pay not by the hour \(\d+\)$/ });
  const left = Number(/\d+/.exec((await apart.textContent()) ?? '')?.[0]);
  await apart.click();
  await expect(page).toHaveURL(/pay=unpriced/);
  await expect(page.getByRole('status').filter({ hasText: /job/ })).toHaveText(
    left === 1 ? '1 job' : `${left} jobs`,
  );
  await page.goBack();
  await expect(apart).toBeVisible();

  await page.goto(RALEIGH);
  await page.getByRole('button', { name: 'Filters' }).click();
  const choice = page.getByRole('button', { name: /^Part-time\s*[\d,]+\s*jobs$/ });
  const counted = /[\d,]+/.exec((await choice.textContent()) ?? '')?.[0];
  await choice.click();
  await expect(page.getByRole('status').filter({ hasText: 'jobs' })).toHaveText(`${counted} jobs`);
});

test('a seeker shows jobs that are hidden because they are saved', async ({ page, api }) => {
  const seeker = await createNewcomer(api);
  await page.goto('/login');
  await logIn(page, seeker);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(RALEIGH);
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: /^Save/ }).click();
  await expect(first.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(
    page.getByRole('status').filter({ hasText: ', 1 more that you saved' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Show 1 that you saved' }).click();
  await expect(page).toHaveURL(/known=shown/);
  await expect(page.getByRole('button', { name: /^Saved/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Hide', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Show 1 that you saved' })).toBeVisible();
});
