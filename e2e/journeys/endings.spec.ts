import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { chooseFromMenu } from '../forms/choose-from-menu.ts';
import { claimCompany } from '../claimed-companies.ts';
import { finishTask } from '../database/finish-task.ts';
import { expect, test } from '../journey.ts';
import { confirmAddress } from '../link-in-mail.ts';
import { createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

test(
  'of three applicants one is accepted, and the others are told that the position is filled',
  { tag: '@phone' },
  async ({ api, openBrowser, page }, { project }) => {
    const isPhone = project.name === 'phone';
    const company = await claimCompany(api, `endings on a ${isPhone ? 'phone' : 'desktop'}`);
    const title = `Kite painter ${uniqueWord()}`;
    const job = await postJob(api, company, title);
    const seekers = [await createSeeker(api), await createSeeker(api), await createSeeker(api)];
    for (const { id, token } of seekers) {
      const body = { userId: id };
      await api(`/applications/job/${job.id}/apply`, { method: 'POST', token, body });
    }
    const [chosen, other, third] = seekers;
    if (!chosen || !other || !third) throw new Error('There are no seekers');
    const employer = await openBrowser(company);
    const applicant = await openBrowser(other);
    const card = applicant.getByRole('listitem').filter({ hasText: title });
    const readTimeline = async () => {
      await card.getByRole('button', { name: 'Timeline' }).click();
      const dialog = applicant.getByRole('dialog', { name: 'Timeline' });
      await expect(dialog.getByRole('listitem').first()).toContainText('You applied');
      return dialog;
    };

    /** Everybody has the same name; the newest is first. */
    const openApplicant = async ({ name }: typeof chosen, position: number) => {
      await employer.goto(`/employer/applications?job=${job.id}`);
      const list = employer.getByRole('list', { name: 'Open applications' });
      await list.getByRole('button', { name }).nth(position).click();
    };

    const acceptChosen = async () => {
      await openApplicant(chosen, 2);
      await employer.getByRole('button', { name: 'Accept', exact: true }).click();
      const dialog = employer.getByRole('alertdialog');
      await expect(dialog).toContainText(
        'The other 2 applicants are told that the position is filled',
      );
      await dialog.getByRole('button', { name: 'Accept' }).click();
      await expect(employer.getByText(`${chosen.name} was accepted.`)).toBeVisible();
    };

    await test.step('the employer opens an application, which its applicant reads', async () => {
      await openApplicant(other, 1);
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
      await acceptChosen();
      await expect(employer.getByRole('alertdialog')).toHaveCount(0);
      if (!isPhone) return;
      const shown = employer.getByRole('dialog', { name: chosen.name });
      const toasts = employer.getByRole('region', { name: 'Notifications' });
      const isClear = async () => {
        const { y, height } = await boxOf(toasts);
        const heading = await boxOf(shown.getByRole('heading', { name: chosen.name }));
        const actions = await boxOf(shown.getByRole('button', { name: 'Contact information' }));
        return heading.y + heading.height <= y && y + height <= actions.y;
      };
      await expect.poll(isClear).toBe(true);
    });

    await test.step('undone in time, it leaves everybody as before', async () => {
      await employer.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(
        employer.getByText(`The acceptance of ${chosen.name} was undone.`),
      ).toBeVisible();
      await expect(
        employer.getByText('their history says that it was undone. The job is open again.'),
      ).toBeVisible();
      await applicant.reload();
      await expect(card).toContainText('pending');
      const undone = await openBrowser(chosen);
      await undone.goto('/history?tab=applied');
      const own = undone.getByRole('listitem').filter({ hasText: title });
      await expect(own).toContainText('pending');
      await own.getByRole('button', { name: 'Timeline' }).click();
      const timeline = undone.getByRole('dialog', { name: 'Timeline' });
      await expect(timeline.getByRole('listitem')).toContainText([
        'You applied',
        'Accepted',
        'Your contact details were shown',
        'Acceptance undone: still being considered',
        'Answer expected by',
      ]);
      await expectAccessible(undone);
      await undone.close();
    });

    await test.step('accepted again, it can be undone beside the cancelling of the hire', async () => {
      await acceptChosen();
      await expect(
        employer.getByRole('button', { name: 'Undo the acceptance' }).first(),
      ).toBeVisible();
      await expectAccessible(employer);
    });

    await test.step('the others read it at once, and nothing says pending', async () => {
      await applicant.reload();
      await expect(card).toContainText('Closed: position filled');
      await expect(card).not.toContainText('pending');
      await card.getByRole('button', { name: `More for ${title}` }).click();
      await expect(applicant.getByRole('menuitem')).toHaveText([
        'Messages',
        'Report this employer',
      ]);
      await expectAccessible(applicant);
      await applicant.goBack();
      await expect(applicant.getByRole('menu')).toHaveCount(0);
      const dialog = await readTimeline();
      await expect(dialog.getByRole('listitem').last()).toContainText('Closed: position filled');
      await applicant.keyboard.press('Escape');
    });

    await test.step('the accepted one gives the place back', async () => {
      const accepted = await openBrowser(chosen);
      await accepted.goto('/history?tab=applied');
      const own = accepted.getByRole('listitem').filter({ hasText: title });
      await expect(own).toContainText('Accepted');
      await chooseFromMenu(own, 'Withdraw');
      const dialog = accepted.getByRole('alertdialog');
      await expect(dialog).toContainText('is told that you no longer want');
      await dialog.getByRole('button', { name: 'Withdraw' }).click();
      await expect(own).toContainText('Withdrawn');
    });

    await test.step('reposting the job at once makes the others pending again', async () => {
      await employer.goto('/employer?tab=closed');
      await employer.getByRole('button', { name: `Repost ${title}` }).click();
      await employer.getByRole('alertdialog').getByRole('button', { name: 'Repost' }).click();
      await expect(employer.getByRole('alertdialog')).toHaveCount(0);
      await applicant.reload();
      await expect(card).toContainText('pending');
    });

    await test.step('filled for good, the others are told by notice and mail', async () => {
      for (const person of [other, third]) await confirmAddress(page, person);
      const { id: userId, token } = chosen;
      const again = await api(`/applications/job/${job.id}/apply`, {
        method: 'POST',
        token,
        body: { userId },
      });
      const { id } = (again as { application: { id: string } }).application;
      const body = { status: 'Accepted' };
      await api(`/employerapplications/${id}`, { method: 'PUT', token: company.token, body });
      await finishTask(`end-applications ${job.id}`);
      for (const person of [other, third]) {
        await finishTask(`ending-mail ${person.id}`);
        const told = await openBrowser(person);
        await told.goto('/history?tab=applied');
        await told.getByRole('button', { name: /^Notices/ }).click();
        const notices = told.getByRole('dialog', { name: 'Notices' });
        await expect(notices.getByRole('listitem').filter({ hasText: title })).toContainText([
          'Your application is closed: position filled.',
        ]);
        await told.close();
      }
      await page.goto('/dev/outbox');
      for (const { email } of [other, third]) {
        const mails = page.getByRole('link').filter({ hasText: email });
        await expect(
          mails.filter({ hasText: `${title} at ${company.name} is closed` }),
        ).toHaveCount(1);
      }
      await api(`/applications/${id}/withdraw`, { method: 'POST', token, body: {} });
    });

    await test.step('after a repost the employer brings the others back', async () => {
      await employer.goto('/employer?tab=closed');
      await employer.getByRole('button', { name: `Repost ${title}` }).click();
      await employer.getByRole('alertdialog').getByRole('button', { name: 'Repost' }).click();
      await employer
        .getByRole('alertdialog', { name: 'Bring back 2 applicants?' })
        .getByRole('button', { name: 'Bring back 2' })
        .click();
      await expect(employer.getByText('2 applicants are back.')).toBeVisible();
      await applicant.reload();
      await expect(card).toContainText('pending');
      const dialog = await readTimeline();
      await expect(dialog.getByRole('listitem')).toContainText([
        'Closed: position filled',
        'Open again: the job was reposted',
        'Answer expected by',
      ]);
    });
  },
);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}
