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
  const seeker = await createSeeker(api);
  const saveWeek = (weekdays: readonly string[]) =>
    api('/availability', {
      method: 'PUT',
      token: seeker.token,
      body: {
        timeZone: 'America/New_York',
        weekly: weekdays.map((weekday) => ({ weekday, start: '06:00', end: '14:00' })),
        busy: [],
        share: true,
      },
    });
  await enterAs(seeker);

  await test.step('without a week, the search asks for it', async () => {
    await page.goto(`/jobs?searchQuery=${word}&when=mine`);
    await expect(page.getByRole('heading', { name: 'When can you work?' })).toBeVisible();
    await expect(page.getByText('No jobs found')).toHaveCount(0);
    await page.getByRole('link', { name: 'Save my week' }).click();
    await expect(page).toHaveURL(/\/my-week\?next=/);
    await page.getByRole('button', { name: 'Weekends' }).click();
    await page.getByRole('button', { name: 'Save and Show Jobs' }).click();
  });

  await test.step('then it goes on, and finds the one that fits', async () => {
    await expect(page).toHaveURL(`/jobs?searchQuery=${word}&when=mine`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: weekend.title, exact: true })).toBeVisible();
    await expect(main.getByText('Sat, Sun 7 AM to 1 PM')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its page says the hours, and that they fit', async () => {
    await page.goto(`/jobs/${weekend.id}`);
    await expect(page.getByText('6 h a shift, about $90.')).toBeVisible();
    await expect(page.getByText('Fits your week')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('with less free time it fits in part, and no longer in the search', async () => {
    await saveWeek(['sat']);
    await page.goto(`/jobs?searchQuery=${word}&when=mine`);
    await expect(
      page.getByRole('heading', { name: 'No job of this search fits your week' }),
    ).toBeVisible();
    await page.goto(`/jobs/${weekend.id}`);
    await expect(page.getByText('You are free for 1 of 2 shifts')).toBeVisible();
    await page.getByText('You are free for 1 of 2 shifts').click();
    await expect(page.getByText('you are not free Sun 7 AM')).toBeVisible();
  });

  await test.step('Apply and the facts stay within reach on a wide screen', async () => {
    const window = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'See the company' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toBeInViewport();
    await expect(page.getByText('6 h a shift, about $90.')).toBeInViewport();
    if (window) await page.setViewportSize(window);
  });

  await test.step('applying asks which shifts one can work', async () => {
    await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Which shifts can you work?' });
    await expect(dialog.getByRole('checkbox', { name: /^Sat/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Sun/ })).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Applied' }).first()).toBeVisible();
  });

  const employer = await openBrowser(company);

  await test.step('the employer sees who can work which', async () => {
    await employer.goto(`/employer/jobs/${weekend.id}/roster`);
    const row = employer.getByRole('row').filter({ hasText: seeker.name });
    await expect(row.getByRole('cell').nth(0)).toContainText('yes');
    await expect(row.getByRole('cell').nth(1)).toContainText('no');
  });

  await test.step('and before and after the last place, which shift nobody has', async () => {
    await employer.getByRole('button', { name: `Accept ${seeker.name}` }).click();
    const dialog = employer.getByRole('alertdialog');
    await expect(dialog.getByText(/^Sun 7 AM to 1 PM would have nobody\./)).toBeVisible();
    await expectAccessible(employer);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(
      employer.getByText(/The job is filled, and Sun 7 AM to 1 PM has nobody\./),
    ).toBeVisible();
    await expectAccessible(employer);
  });
});
