import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test, type Page } from '../journey.ts';
import { confirmAddress, linkInMail } from '../link-in-mail.ts';
import { createSeeker, newSeekerFields } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

async function signUp(
  page: Page,
  { firstName, lastName, email, password }: Record<string, string>,
) {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(firstName ?? '');
  await page.getByLabel('Last name').fill(lastName ?? '');
  await page.getByLabel('Email').fill(email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password ?? '');
  await page.getByLabel('Confirm password').fill(password ?? '');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test(
  'a visitor gets an alert by signing up, its mail, and stops it by the link',
  { tag: '@phone' },
  async ({ page, api }, { project }) => {
    const word = uniqueWord();
    const person = newSeekerFields();
    await page.goto(`/jobs?searchQuery=${word}`);
    await page.getByRole('link', { name: 'Alert me' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/to get this search by email/)).toBeVisible();
    await signUp(page, person);
    await page.getByRole('button', { name: 'Do this later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alert me' })).toBeVisible();
    await expect(page.getByText(`“${word}”`)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Create Alert' }).click();
    const alert = page.getByRole('region', { name: `“${word}”` });
    await expect(alert.getByText(/^Next on /)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await confirmAddress(page, person);
    const claim = project.name === 'phone' ? 'alerts on a phone' : 'alerts on a desktop';
    const company = await claimCompany(api, claim);
    const job = await postJob(api, company, `${word} Folder`);
    await page.goto('/alerts');
    await alert.getByRole('button', { name: 'Run now' }).click();
    await expect(page.getByText('On its way')).toBeVisible();
    const mailed = await linkInMail(page, person.email, `/jobs/${job.id}`);
    expect(mailed).toBe(`/jobs/${job.id}`);

    await page.goto(await linkInMail(page, person.email, '/unsubscribe?token=alert'));
    await expect(page).toHaveURL('/unsubscribe');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop This Alert' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stopped' })).toBeFocused();
    await page.getByRole('link', { name: 'See your alerts' }).click();
    await expect(alert.getByText('Stopped by the link in an email.')).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Run now' })).toBeHidden();
  },
);

test('an alert is paused, resumed, deleted and made again in the settings', async ({
  page,
  api,
  enterAs,
}) => {
  const seeker = await createSeeker(api);
  const word = uniqueWord();
  const body = { criteria: { searchQuery: word }, cadence: 'daily' };
  await api('/alerts', { method: 'POST', token: seeker.token, body });
  await enterAs(seeker);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Job alerts' }).click();
  const alert = page.getByRole('region', { name: `“${word}”` });
  await alert.getByRole('button', { name: 'Pause' }).click();
  await expect(alert.getByText('You paused it.')).toBeVisible();
  await alert.getByRole('button', { name: 'Resume' }).click();
  await alert.getByLabel('How often').selectOption('Every Monday');
  await expect(alert.getByText(/^Next on Monday/)).toBeVisible();
  await alert.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No alerts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(alert.getByText(/^Next on Monday/)).toBeVisible();
});
