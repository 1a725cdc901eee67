import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

test(
  'of three applicants one is accepted, and the others read that the position is filled',
  { tag: '@phone' },
  async ({ api, openBrowser }, { project }) => {
    const isPhone = project.name === 'phone';
    const company = await claimCompany(api, `endings on a ${isPhone ? 'phone' : 'desktop'}`);
    const title = `Kite painter ${uniqueWord()}`;
    const job = await postJob(api, company, title);
    const seekers = [await createSeeker(api), await createSeeker(api), await createSeeker(api)];
    for (const { id, token } of seekers) {
      const body = { userId: id };
      await api(`/applications/job/${job.id}/apply`, { method: 'POST', token, body });
    }
    const [chosen, other] = seekers;
    if (!chosen || !other) throw new Error('There are no seekers');
    const employer = await openBrowser(company);
    const applicant = await openBrowser(other);
    const card = applicant.getByRole('listitem').filter({ hasText: title });
    const readTimeline = async () => {
      await card.getByRole('button', { name: 'Timeline' }).click();
      const dialog = applicant.getByRole('dialog', { name: 'Timeline' });
      await expect(dialog.getByRole('listitem').first()).toContainText('You applied');
      return dialog;
    };

    await test.step('the employer opens an application, which its applicant reads', async () => {
      await employer.goto(`/employer/applications?job=${job.id}`);
      await employer
        .getByRole('list', { name: 'Open applications' })
        .getByRole('button', { name: other.name })
        // The newest is first; everybody has the same name.
        .nth(1)
        .click();
      const timeline = employer.getByRole('list', { name: 'Timeline' });
      await expect(timeline.getByRole('listitem')).toContainText([
        'Applied',
        'Opened',
        'Answer due by',
      ]);
      await applicant.goto('/history?tab=applied');
      await expect(card).toContainText('pending');
      const dialog = await readTimeline();
      await expect(dialog.getByRole('listitem')).toContainText([
        'You applied',
        'Opened by the employer',
        'Answer expected by',
      ]);
      await expectAccessible(applicant);
      await applicant.keyboard.press('Escape');
    });

    await test.step('accepting one says what happens to the others', async () => {
      await employer.goto(`/employer/applications?job=${job.id}`);
      await employer
        .getByRole('list', { name: 'Open applications' })
        .getByRole('button', { name: chosen.name })
        .nth(2)
        .click();
      await employer.getByRole('button', { name: 'Accept', exact: true }).click();
      const dialog = employer.getByRole('alertdialog');
      await expect(dialog).toContainText(
        'The other 2 applicants are told that the position is filled',
      );
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(employer.getByText(`${chosen.name} was accepted.`)).toBeVisible();
    });

    await test.step('the others read it at once, and nothing says pending', async () => {
      await applicant.reload();
      await expect(card).toContainText('Closed: position filled');
      await expect(card).not.toContainText('pending');
      await expect(card.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
      const dialog = await readTimeline();
      await expect(dialog.getByRole('listitem').last()).toContainText('Closed: position filled');
      await applicant.keyboard.press('Escape');
    });

    await test.step('the accepted one gives the place back', async () => {
      const accepted = await openBrowser(chosen);
      await accepted.goto('/history?tab=applied');
      const own = accepted.getByRole('listitem').filter({ hasText: title });
      await expect(own).toContainText('Accepted');
      await own.getByRole('button', { name: 'Withdraw' }).click();
      const dialog = accepted.getByRole('alertdialog');
      await expect(dialog).toContainText('is told that you no longer take');
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expect(own).toContainText('Withdrawn');
    });

    await test.step('reposting the job makes the others pending again', async () => {
      await employer.goto('/employer?tab=closed');
      await employer.getByRole('button', { name: `Repost ${title}` }).click();
      await employer.getByRole('alertdialog').getByRole('button', { name: 'Repost' }).click();
      await expect(employer.getByRole('alertdialog')).toHaveCount(0);
      await applicant.reload();
      await expect(card).toContainText('pending');
    });
  },
);
