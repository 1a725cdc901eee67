import { DAY_MS } from '@nextshift/contract';
import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { finishTask } from '../database/finish-task.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { hire, postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

test('a shift is given up, taken by a colleague and approved, seen by all without a reload', async ({
  api,
  openBrowser,
}) => {
  const company = await claimCompany(api, 'covers of shifts');
  const [giver, colleague] = [await createSeeker(api), await createSeeker(api)];
  const date = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  const job = await postJob(api, company, `Tasting host ${uniqueWord()}`, {
    openings: 2,
    shifts: [
      { date, start: '17:00', end: '20:00' },
      { date, start: '09:00', end: '12:00' },
    ],
  });
  for (const [at, seeker] of [giver, colleague].entries()) {
    const shiftIds = job.shifts.slice(at, at + 1).map(({ id }) => id);
    const applicationId = await hire(api, company, { seeker, jobId: job.id, shiftIds });
    await finishTask(`status-news ${applicationId}`);
  }
  const employer = await openBrowser(company);
  const phone = await openBrowser(giver);
  const other = await openBrowser(colleague);
  for (const each of [phone, other]) await each.setViewportSize({ width: 390, height: 844 });

  await test.step('the employer approves who takes a shift', async () => {
    await employer.goto(`/employer/jobs/${job.id}/roster?day=${date}`);
    const approval = employer.getByRole('switch', { name: /I approve who takes a shift/ });
    await approval.check();
    await expect(approval).toBeEnabled();
    await expectAccessible(employer);
  });

  await test.step('one person asks colleagues', async () => {
    await other.goto('/my-shifts');
    await expect(other.getByRole('listitem').filter({ hasText: job.title })).toBeVisible();
    await phone.goto('/my-shifts');
    const own = phone.getByRole('listitem').filter({ hasText: job.title });
    await own.getByRole('button', { name: 'I can’t make it' }).click();
    const dialog = phone.getByRole('alertdialog');
    await dialog.getByLabel(/Reason/).fill('My exam was moved');
    await expectAccessible(phone);
    await dialog.getByRole('button', { name: 'Ask colleagues' }).click();
    await expect(own).toContainText('It stays yours until a colleague takes it.');
  });

  await test.step('a colleague says yes, and waits', async () => {
    const offer = other.getByRole('region', { name: 'Can you take a shift?' });
    await expectAccessible(other);
    await offer.getByRole('button', { name: /I’ll take it/ }).click();
    await expect(offer).toContainText('You said yes. It is yours once');
  });

  await test.step('the employer reads why, and approves', async () => {
    const covers = employer.getByRole('region', { name: 'Covers to approve' });
    await expect(covers).toContainText(`${colleague.name} would take it`);
    const list = employer.getByRole('list', { name: /^Shifts on / });
    await expect(list).toContainText('“My exam was moved”');
    await covers.getByRole('button', { name: /^Approve/ }).click();
    await expect(covers).toHaveCount(0);
    await expect(list).toContainText('A colleague works instead');
  });

  await test.step('both see who works', async () => {
    await expect(phone.getByText('Taken by a colleague')).toBeVisible();
    await expect(other.getByRole('listitem').filter({ hasText: job.title })).toHaveCount(2);
    await expect(other.getByText('Confirmed', { exact: true })).toBeVisible();
  });
});
