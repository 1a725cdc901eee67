import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { signInOperator } from '../operators.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const SCAM = 'Easy work in our team. Text our manager at wa.me/15550142 to start today.';
const APPEAL = 'WhatsApp is how our whole kitchen plans its shifts.';

test('a held job is appealed against, walked to by keyboard, and released', async ({
  api,
  page,
  openBrowser,
  guard,
}) => {
  const company = await claimCompany(api, 'an appeal');
  const title = `Kitchen Planner ${uniqueWord()}`;
  const job = await postJob(api, company, title);
  guard.expectFailure({ url: '/api/operator/me', status: 401 });
  guard.expectFailure({ url: `/jobs/${job.id}`, status: 404 });
  const employer = await openBrowser(company);
  const visitor = await openBrowser();
  const decisions = employer.getByRole('region', { name: 'Decisions about your company' });

  await test.step('its employer reads why it is held, and appeals', async () => {
    await employer.goto('/employer');
    await employer.getByRole('link', { name: `Edit ${title}` }).click();
    const editor = employer.getByRole('dialog', { name: 'Edit Job' });
    await editor.getByLabel(/Description/).fill(SCAM);
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await employer.getByRole('link', { name: `Appeal: ${title}` }).click();
    await decisions.getByRole('button', { name: `Appeal: ${title}` }).click();
    await expectAccessible(employer);
    await employer.getByRole('button', { name: 'Send appeal' }).click();
    await expect(decisions).toContainText('Please say why this is wrong');
    await employer.getByLabel('Why is this wrong?').fill(APPEAL);
    await employer.getByRole('button', { name: 'Send appeal' }).click();
    await expect(decisions).toContainText('Appeal open');
    await expectAccessible(employer);
    await employer.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(employer);
  });

  await test.step('an operator walks to it by keyboard, and dismisses the case', async () => {
    await page.goto('/operator/login');
    await signInOperator(page);
    const link = page.getByRole('link', { name: title });
    await expect(link).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText('Appeal');
    const cases = await page.getByRole('listitem').count();
    for (let press = 0; press < cases; press += 1) {
      await page.keyboard.press('j');
      if (await link.evaluate((one) => one === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('region', { name: 'Appeal' })).toContainText(APPEAL);
    await expectAccessible(page);
    await page.keyboard.press('d');
    await page.keyboard.type('A real kitchen.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Decided' })).toBeFocused();
  });

  await test.step('undoes it by keyboard, and decides again', async () => {
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { name: 'Decide', exact: true })).toBeFocused();
    expect((await visitor.goto(`/jobs/${job.id}`))?.status()).toBe(404);
    await page.keyboard.press('d');
    await page.keyboard.type('A real kitchen.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await visitor.goto(`/jobs/${job.id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  });

  await test.step('a link that is not ours says so', async () => {
    guard.expectFailure({ url: '/api/appeals/read-link', status: 400 });
    await visitor.goto('/appeal?token=of-nothing');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(visitor).toHaveURL(/\/appeal$/);
    await expectAccessible(visitor);
  });
});
