import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const HIDDEN = 'Easy work in our team. Read more at bit.ly/calm-start before you apply.';
const WHY = 'hides where it leads. Please write the whole address. It is in: Description.';
const HONEST = 'Easy work in our team, with free coffee and a calm start.';

test('a job with a hidden link is held, and goes live once it is gone', async ({
  api,
  openBrowser,
  guard,
}) => {
  const company = await claimCompany(api, 'a held job');
  const title = `Evening Clerk ${uniqueWord()}`;
  const job = await postJob(api, company, title);
  guard.expectFailure({ url: `/jobs/${job.id}`, status: 404 });
  const employer = await openBrowser(company);
  const visitor = await openBrowser();
  const editor = employer.getByRole('dialog', { name: 'Edit Job' });
  const held = employer.getByRole('note', { name: 'Jobs held for review' });

  await test.step('its employer writes what a rule finds', async () => {
    await employer.goto('/employer');
    await employer.getByRole('link', { name: `Edit ${title}` }).click();
    await editor.getByLabel(/Description/).fill(HIDDEN);
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expect(held).toContainText(WHY);
    await expect(employer.getByRole('row', { name: title })).toContainText('Held for review');
    await expectAccessible(employer);
  });

  await test.step('nobody else sees it', async () => {
    expect((await visitor.goto(`/jobs/${job.id}`))?.status()).toBe(404);
  });

  await test.step('the editor says why, and saving sends it in again', async () => {
    await held.getByRole('link', { name: `Edit: ${title}` }).click();
    await expect(editor.getByRole('note', { name: 'Held for review' })).toContainText(WHY);
    await expectAccessible(employer);
    await employer.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(employer);
    await editor.getByLabel(/Description/).fill(HONEST);
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expect(editor).toHaveCount(0);
    await expect(held).toHaveCount(0);
    await visitor.goto(`/jobs/${job.id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  });
});

test('pay below the minimum of the state is asked about, held, and live once it is raised', async ({
  api,
  openBrowser,
}) => {
  const company = await claimCompany(api, 'a job below the minimum');
  const title = `Evening Cashier ${uniqueWord()}`;
  const job = await postJob(api, company, title);
  const employer = await openBrowser(company);
  const editor = employer.getByRole('dialog', { name: 'Edit Job' });
  const held = employer.getByRole('note', { name: 'Jobs held for review' });

  await test.step('the form says what the state wants, and what is too little', async () => {
    await employer.goto('/employer');
    await employer.getByRole('link', { name: `Edit ${title}` }).click();
    await editor.getByRole('combobox', { name: 'State' }).fill('CA');
    await editor.getByRole('textbox', { name: 'Pay Rate' }).fill('12');
    await expect(editor.getByText(/^California requires employers of \d+ or more/)).toBeVisible();
    await expect(editor.getByText(/^California’s minimum is \$/)).toBeVisible();
    await expectAccessible(employer);
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    const question = employer.getByRole('alertdialog', { name: 'Is $12 an hour right?' });
    await question.getByRole('button', { name: 'It is right' }).click();
    await expect(held).toContainText(/California’s minimum is \$.+ It is in: Pay\./);
  });

  await test.step('raised, it is live', async () => {
    await held.getByRole('link', { name: `Edit: ${title}` }).click();
    await employer.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(employer);
    await editor.getByRole('textbox', { name: 'Pay Rate' }).fill('40');
    await expect(editor.getByText(/^California’s minimum is \$/)).toHaveCount(0);
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await expect(editor).toHaveCount(0);
    await expect(held).toHaveCount(0);
    const visitor = await openBrowser();
    await visitor.goto(`/jobs/${job.id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  });
});
