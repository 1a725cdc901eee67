import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

test('a seeker finds the job that fits the week, and ticks one of its shifts', async ({
  api,
  page,
  openBrowser,
  enterAs,
}) => {
  const company = await claimCompany(api, 'shifts that fit a week');
  const word = uniqueWord();
  const weekend = await postJob(api, company, `Weekend ${word}`, {
    shifts: [
      { weekday: 'sat', start: '07:00', end: '13:00' },
      { weekday: 'sun', start: '07:00', end: '13:00' },
    ],
  });
  const partly = await postJob(api, company, `Two days ${word}`, {
    shifts: [
      { weekday: 'tue', start: '18:00', end: '22:00' },
      { weekday: 'sat', start: '07:00', end: '13:00' },
    ],
  });
  const seeker = await createSeeker(api);
  await enterAs(seeker);

  await test.step('without a week, the search asks for it', async () => {
    await page.goto(`/jobs?searchQuery=${word}&when=mine`);
    await page.getByRole('link', { name: 'Save my week' }).click();
    await expect(page).toHaveURL('/my-week');
    await api('/availability', {
      method: 'PUT',
      token: seeker.token,
      body: {
        timeZone: 'America/New_York',
        weekly: [
          { weekday: 'sat', start: '06:00', end: '14:00' },
          { weekday: 'sun', start: '06:00', end: '14:00' },
        ],
        busy: [],
        share: true,
      },
    });
  });

  await test.step('then it finds the one that fits', async () => {
    await page.goto(`/jobs?searchQuery=${word}&when=mine`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: weekend.title, exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: partly.title, exact: true })).toHaveCount(0);
    await expect(main.getByText('Sat, Sun 7 AM to 1 PM')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its page says the hours, and that they fit; the other why not', async () => {
    await page.goto(`/jobs/${partly.id}`);
    await expect(page.getByText('You are free for 1 of 2 shifts')).toBeVisible();
    await expect(page.getByText('you are not free Tue 6 PM')).toBeVisible();
    await page.goto(`/jobs/${weekend.id}`);
    await expect(page.getByText('All together 12 h a week, about $216.')).toBeVisible();
    await expect(page.getByText('Fits your week')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('one click applies for it', async () => {
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    await expect(page.getByRole('button', { name: 'Applied' }).first()).toBeVisible();
  });

  await test.step('the other asks which shifts one can work', async () => {
    await page.goto(`/jobs/${partly.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Which shifts can you work?' });
    await expect(dialog.getByRole('checkbox', { name: /^Tue/ })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Sat/ })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Applied' }).first()).toBeVisible();
  });

  await test.step('the employer sees who can work which', async () => {
    const employer = await openBrowser(company);
    await employer.goto(`/employer/jobs/${partly.id}/roster`);
    const row = employer.getByRole('row').filter({ hasText: seeker.name });
    await expect(row.getByRole('cell').nth(0)).toContainText('no');
    await expect(row.getByRole('cell').nth(1)).toContainText('yes');
  });
});
