import { DAY_MS } from '@nextshift/contract';
import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { giveBack, postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const TEAM = 5;

test('of five servers for one evening one cancels, and the sixth gets the place', async ({
  api,
  openBrowser,
}) => {
  const company = await claimCompany(api, 'a team for one evening');
  const title = `Gala server ${uniqueWord()}`;
  const date = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  const shifts = [{ date, start: '17:00', end: '22:00' }];
  const job = await postJob(api, company, title, { openings: TEAM, shifts });

  const applicants: { person: Awaited<ReturnType<typeof createSeeker>>; applicationId: string }[] =
    [];
  for (let count = 0; count <= TEAM; count += 1) {
    const person = await createSeeker(api);
    const { id: userId, token } = person;
    const applied = await api(`/applications/job/${job.id}/apply`, {
      method: 'POST',
      token,
      body: { userId },
    });
    const { id } = (applied as { application: { id: string } }).application;
    applicants.push({ person, applicationId: id });
  }
  const [first, ...others] = applicants;
  const sixth = others.at(-1);
  if (!first || !sixth) throw new Error('There are no applicants');
  for (const { applicationId } of others.slice(0, -1)) {
    const body = { status: 'Accepted' };
    await api(`/employerapplications/${applicationId}`, {
      method: 'PUT',
      token: company.token,
      body,
    });
  }
  const employer = await openBrowser(company);
  const server = await openBrowser(first.person);
  const dialog = employer.getByRole('alertdialog');
  const evening = employer
    .getByRole('list', { name: /^Shifts on / })
    .getByRole('listitem')
    .filter({ has: employer.getByRole('link', { name: title }) });

  await test.step('the last of five places closes the job', async () => {
    await employer.goto(`/employer/applications?job=${job.id}&application=${first.applicationId}`);
    await employer.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(dialog).toContainText('This fills the last of its 5 openings');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(employer.getByText(`${first.person.name} was accepted.`)).toBeVisible();
  });

  await test.step('the employer sees five people for the evening', async () => {
    await employer.goto(`/employer/shifts?day=${date}`);
    await expect(evening.getByText('Not confirmed yet')).toHaveCount(TEAM);
    await expectAccessible(employer);
  });

  await test.step('one of them cannot make it', async () => {
    await server.goto('/my-shifts');
    const own = server.getByRole('listitem').filter({ hasText: title });
    await giveBack(server, own);
    await expect(own.getByRole('button', { name: 'I can’t make it' })).toHaveCount(0);
    await employer.reload();
    await expect(evening).toContainText('Robin cannot make it');
  });

  await test.step('the employer cancels the hire and reposts the job in one press', async () => {
    await employer.goto(
      `/employer/applications?state=closed&job=${job.id}&application=${first.applicationId}`,
    );
    await employer.getByRole('button', { name: `Cancel the hire of ${first.person.name}` }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Repost the job' })).toBeChecked();
    await expectAccessible(employer);
    await dialog.getByRole('button', { name: 'Cancel hire and repost' }).click();
    await expect(employer.getByText(`“${title}” is active again.`)).toBeVisible();
    await server.goto('/history?tab=applied');
    await expect(server.getByRole('listitem').filter({ hasText: title })).toContainText('Closed');
  });

  await test.step('the sixth is a press away, and gets the place', async () => {
    await employer.getByRole('button', { name: 'See runners-up' }).click();
    await employer.getByRole('button', { name: 'Accept', exact: true }).click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(dialog).toHaveCount(0);
    await employer.goto(`/employer/jobs/${job.id}/roster`);
    await expect(employer.getByText('All 5 spots taken')).toBeVisible();
    const next = await openBrowser(sixth.person);
    await next.goto('/my-shifts');
    await expect(next.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  });
});
