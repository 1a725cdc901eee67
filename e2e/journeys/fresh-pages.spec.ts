import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { createSeeker, type Person } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

let company: Person;

test.beforeEach(async ({ api }) => {
  company = await claimCompany(api, 'what has just changed');
});

test('a job counts a new applicant, on its page and in its dialog', async ({
  page,
  api,
  enterAs,
}) => {
  const job = await postJob(api, company, `Paper folder ${uniqueWord()}`);
  const other = await postJob(api, company, `Paper gluer ${uniqueWord()}`);
  const applicants = (count: string) =>
    page
      .getByText('Applicants', { exact: true })
      .locator('xpath=following-sibling::dd')
      .and(page.getByText(count, { exact: true }));
  await enterAs(await createSeeker(api));
  await page.goto(`/jobs/${job.id}`);
  await expect(applicants('0')).toBeVisible();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(applicants('1')).toBeVisible();

  await page.goto(`/jobs?${new URLSearchParams({ searchQuery: other.title })}`);
  await page.getByRole('link', { name: other.title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await expect(dialog.getByRole('button', { name: 'Applied' })).toBeVisible();
  await expect(applicants('1')).toBeVisible();
});

test('Back from another site shows the current job', async ({ page, api }) => {
  const job = await postJob(api, company, `Kite painter ${uniqueWord()}`);
  await page.goto(`/jobs/${job.id}`);
  await page.goto('/api/docs');
  await api(`/employerjobs/${job.id}`, { method: 'DELETE', token: company.token });
  await page.goBack();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await expect(page.getByText('This job is closed and takes no more applications.')).toBeVisible();
});

test('the dashboard has an applicant that the full list has just shown', async ({
  page,
  api,
  enterAs,
}) => {
  const job = await postJob(api, company, `Lantern maker ${uniqueWord()}`);
  const seeker = await createSeeker(api);
  await enterAs(company);
  await page.goto('/employer');
  const recent = page.getByRole('region', { name: 'Recent Applicants' });
  await expect(page.getByText(job.title).first()).toBeVisible();
  const path = `/applications/job/${job.id}/apply`;
  await api(path, { method: 'POST', token: seeker.token, body: { userId: seeker.id } });
  await recent.getByRole('link', { name: 'View All Applications' }).click();
  await expect(page).toHaveURL(/\/applications/);
  await expect(page.getByText(job.title).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(recent.getByText(job.title)).toBeVisible();
});
