import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { signInOperator } from '../operators.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

/** Long enough to recognize a near-copy by. */
const SCAM = `You open the shop at seven, count the drawer, and set out the pastries before the first guests
come in. You pull shots, steam milk and learn the names of the regulars, and on Fridays you write the order for the
week. Text our manager at wa.me/15550142 to start today.`;

test('an operator takes a case, and decides it with its near-copy by a ready reason', async ({
  api,
  page,
  openBrowser,
  guard,
}) => {
  const company = await claimCompany(api, 'near-copies');
  const word = uniqueWord();
  const titles = [`Morning Clerk ${word}`, `Evening Clerk ${word}`] as const;
  for (const title of titles) await postJob(api, company, title, { description: SCAM });
  guard.expectFailure({ url: '/api/operator/me', status: 401 });
  const other = await openBrowser();

  await test.step('takes it, which other operators see', async () => {
    await page.goto('/operator');
    await signInOperator(page);
    await expect(page.getByRole('listitem').filter({ hasText: titles[0] })).toContainText(/Heavy/);
    await page.getByRole('link', { name: titles[0] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[0]);
    await page.locator('body').press('c');
    await expect(page.getByText(/^You have this case until/)).toBeVisible();
    await other.goto('/operator');
    await signInOperator(other);
    await expect(other.getByRole('listitem').filter({ hasText: titles[0] })).toContainText(
      'has it',
    );
    await other.getByRole('link', { name: titles[0] }).click();
    await expect(other.getByText(/ has this case until .+ and decides it alone\.$/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Decide' })).toHaveCount(0);
    await expectAccessible(other);
  });

  await test.step('reads its near-copy, and what the company will read', async () => {
    const copies = page.getByRole('region', { name: '1 near-copy' });
    await expect(copies.getByRole('link', { name: titles[1] })).toBeVisible();
    await page.locator('body').press('u');
    await page.getByRole('radio', { name: 'Remove the job' }).check();
    await page
      .getByRole('combobox', { name: 'Suggested reason' })
      .selectOption('Moves to a messenger');
    await expect(page.getByRole('group', { name: 'The company will read' })).toContainText(
      'The job moves applicants to a messenger',
    );
    await page.getByRole('checkbox', { name: 'Decide 1 near-copy as well' }).check();
    for (const width of [820, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('decides both by keyboard in one act', async () => {
    await page.getByRole('textbox', { name: 'Additional reason' }).press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Decided' })).toBeFocused();
    await page.goto('/operator?status=decided');
    for (const title of titles) {
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText('Upheld: the job was removed')).toBeVisible();
      await page.goBack();
    }
  });
});
