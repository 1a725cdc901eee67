import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const PAY = '$15–$18 + tips, about $21–27 / hour, says the employer';

test(
  'tips and an age are typed once, and read on the card, the sheet and the page',
  { tag: '@phone' },
  async ({ api, openBrowser, isMobile }) => {
    const company = await claimCompany(api, isMobile ? 'tips on a phone' : 'tips on a desktop');
    const title = `Patio Server ${uniqueWord()}`;
    const job = await postJob(api, company, title);
    const employer = await openBrowser(company);
    const editor = employer.getByRole('dialog', { name: 'Edit Job' });

    await test.step('the employer types a range, tips and an age', async () => {
      await employer.goto('/employer');
      await employer.getByRole('link', { name: `Edit ${title}` }).click();
      await editor.getByRole('textbox', { name: 'Pay Rate' }).fill('15-18');
      await editor.getByRole('checkbox', { name: 'This job has tips' }).check();
      await editor.getByRole('textbox', { name: 'Tips an Hour, From' }).fill('6-9');
      await editor.getByRole('textbox', { name: 'Tips an Hour, To' }).focus();
      await expect(editor.getByRole('textbox', { name: 'Tips an Hour, To' })).toHaveValue('9');
      await editor.getByText('Department, experience, age').click();
      await editor.getByRole('combobox', { name: 'Minimum Age' }).selectOption('18');
      await expectAccessible(employer);
      await editor.getByRole('button', { name: 'Save Changes' }).click();
      await expect(editor).toHaveCount(0);
    });

    const visitor = await openBrowser();
    const search = `/jobs?searchQuery=${encodeURIComponent(title)}&searchLocation=Raleigh,+NC`;
    const card = visitor.locator('[data-job]').filter({ hasText: title });

    await test.step('a visitor reads them on the card and in the sheet', async () => {
      await visitor.goto(`${search}&sort=pay-with-tips`);
      await expect(visitor.getByLabel('Sort by')).toHaveValue('pay-with-tips');
      await expect(card).toContainText(PAY);
      await expect(card).toContainText('18+');
      await expectNoSidewaysScroll(visitor);
      await card.getByRole('link', { name: title }).first().click();
      const sheet = visitor.getByRole('dialog', { name: title });
      await expect(sheet).toContainText(PAY);
      await expectAccessible(visitor);
    });

    await test.step('the page says the same', async () => {
      await visitor.goto(`/jobs/${job.id}`);
      await expect(visitor.getByRole('main')).toContainText(PAY);
    });

    await test.step('who is 16 does not find it', async () => {
      await visitor.goto(`${search}&age=18`);
      await expect(card).toHaveCount(1);
      await visitor.goto(`${search}&age=16`);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  },
);
