import { type Assignment, dayIn } from '@nextshift/contract';
import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { giveBack, hire, postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const PHONE = { width: 390, height: 844 };

test('one person confirms and gives back shifts on two phones, side by side', async ({
  api,
  openBrowser,
}) => {
  const company = await claimCompany(api, 'shifts on two phones');
  const seeker = await createSeeker(api);
  const job = await postJob(api, company, `Weekend host ${uniqueWord()}`, {
    shifts: [{ weekday: 'sat', start: '07:00', end: '13:00' }],
  });
  await hire(api, company, { seeker, jobId: job.id });

  const phones = [await openBrowser(seeker), await openBrowser(seeker)] as const;
  const [one, other] = phones;
  for (const phone of phones) {
    await phone.setViewportSize(PHONE);
    await phone.goto('/my-shifts');
  }
  /** The dates of the job on a phone, the next one first. */
  const rowsOn = (phone: typeof one) => phone.getByRole('listitem').filter({ hasText: job.title });
  await expect(rowsOn(one).nth(1)).toBeVisible();
  const ids = await rowsOn(one).evaluateAll((rows) => rows.map(({ id }) => id));
  /** A date, wherever on the page it stands. */
  const dateOn = (phone: typeof one, number: number) =>
    phone.locator(`[id="${ids[number] ?? ''}"]`);
  await test.step('what one confirms, the other gives back', async () => {
    await dateOn(one, 0).getByRole('button', { name: 'Confirm' }).click();
    await expect(dateOn(one, 0)).toContainText('Confirmed');
    await giveBack(other, dateOn(other, 0));
    await expect(dateOn(other, 0)).not.toContainText('Confirmed');
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('what one gives back, the other shows by itself', async () => {
    await expect(dateOn(one, 0).getByRole('button', { name: 'I can’t make it' })).toHaveCount(0);
    await giveBack(one, dateOn(one, 1));
    await expect(dateOn(one, 1).getByRole('button')).toHaveCount(0);
    await expect(dateOn(other, 1).getByRole('button')).toHaveCount(0);
    await expectAccessible(other);
  });

  await test.step('the company’s phone names both dates, and finds cover', async () => {
    const employer = await openBrowser(company);
    await employer.setViewportSize(PHONE);
    const { shifts } = (await api('/shifts', { token: company.token })) as { shifts: Assignment[] };
    const cancelled = shifts.filter(({ status }) => status === 'cancelled');
    expect(cancelled).toHaveLength(2);
    for (const { timeZone, startsAt } of cancelled.toReversed()) {
      const day = dayIn(timeZone, new Date(startsAt));
      await employer.goto(`/employer/jobs/${job.id}/roster?day=${day}`);
      const list = employer.getByRole('list', { name: /^Shifts on / });
      await expect(list.getByText(/cannot make it/)).toBeVisible();
      await expect(list.getByText('One spot is free')).toBeVisible();
    }
    const cover = employer.getByRole('button', { name: `Find cover for ${seeker.name}` });
    await cover.click();
    const dialog = employer.getByRole('alertdialog', { name: 'Who covers this date?' });
    await dialog.getByText(seeker.name).click();
    await expectAccessible(employer);
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await expect(employer.getByText(`${seeker.name} is asked to confirm.`)).toBeVisible();
    await expect(employer.getByText('One spot is free')).toHaveCount(0);
  });

  await test.step('anyone who covers a date is asked to confirm it', async () => {
    await one.reload();
    await rowsOn(one).nth(0).getByRole('button', { name: 'Confirm' }).click();
    await expect(rowsOn(one).nth(0)).toContainText('Confirmed');
  });
});
