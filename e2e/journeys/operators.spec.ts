import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { completeSuspension } from '../database/finish-task.ts';
import { expect, test, type Page } from '../journey.ts';
import { signInOperator } from '../operators.ts';
import { createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

/** Every rule, in a wide window and in a narrow one. */
async function expectAccessibleAtBothWidths(page: Page) {
  const size = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

test(
  'a reported job is removed by an operator, and put back',
  { tag: '@main' },
  async ({ api, page, openBrowser, guard }) => {
    const company = await claimCompany(api, 'a reported job');
    const title = `Parcel Forwarder ${uniqueWord()}`;
    const job = await postJob(api, company, title);
    const reporter = await openBrowser(await createSeeker(api));
    guard.expectFailure({ url: '/api/operator/me', status: 401 });
    guard.expectFailure({ url: `/jobs/${job.id}`, status: 404 });
    const visitor = await openBrowser();

    await test.step('a seeker reports it in two presses', async () => {
      await reporter.goto(`/jobs/${job.id}`);
      await reporter.getByRole('button', { name: 'Report this job' }).click();
      const dialog = reporter.getByRole('dialog');
      await expectAccessible(reporter);
      await dialog.getByRole('button', { name: 'It looks like a scam' }).click();
      await expect(dialog.getByRole('heading', { name: 'Reported as a scam.' })).toBeFocused();
      await expectAccessible(reporter);
    });

    await test.step('an operator signs in with password and code', async () => {
      await page.goto('/operator');
      await expect(page).toHaveURL(/\/operator\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator sign in');
      await expectAccessibleAtBothWidths(page);
      await signInOperator(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cases');
      await expectAccessibleAtBothWidths(page);
    });

    await test.step('reads the case, and removes the job by keyboard', async () => {
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expectAccessibleAtBothWidths(page);
      await page.locator('body').press('u');
      await page.getByRole('radio', { name: 'Remove the job' }).check();
      await page.getByRole('textbox', { name: 'Reason' }).fill('It asks for money.');
    });

    await test.step('reads what its employer has written since, and then decides', async () => {
      const { token } = company;
      const body = { description: 'You carry letters from one office to the other.' };
      await api(`/employerjobs/${job.id}`, { method: 'PUT', token, body });
      guard.expectFailure({ url: '/decide', status: 409 });
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('alert')).toContainText('changed since you opened it');
      const texts = page.getByRole('region', { name: 'Content under review' });
      await expect(texts).toContainText('Changed since it was reported.');
      await expect(texts).toContainText(body.description);
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('textbox', { name: 'Reason' }).press('Control+Enter');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      const response = await visitor.goto(`/jobs/${job.id}`);
      expect(response?.status()).toBe(404);
    });

    await test.step('undoes it, and the job is back', async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
      await visitor.goto(`/jobs/${job.id}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
    });

    await test.step('sees the weeks of the board', async () => {
      await page.getByRole('link', { name: 'Overview' }).click();
      await expect(page.getByRole('region', { name: 'Jobs posted' })).toContainText(/\d jobs?/);
      await expectAccessibleAtBothWidths(page);
    });

    await test.step('sets from which risk postings are held, and sets it back', async () => {
      await page.getByRole('link', { name: 'Screening' }).click();
      const heavily = page.getByRole('textbox', { name: 'Heavily held from, Verified' });
      const before = await heavily.inputValue();
      const saved = page.getByText('Saved. Other operators get an email about it.');
      await expectAccessibleAtBothWidths(page);
      await heavily.fill('0.1');
      await heavily.press('Enter');
      await expect(heavily).toBeFocused();
      await expect(page.getByText('Please use a number from 0.3 to 0.99')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      for (const risk of ['0.97', before]) {
        await heavily.fill(risk);
        await heavily.press('Enter');
        await expect(saved).toBeVisible();
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(saved).toBeHidden();
        await expect(heavily).toHaveValue(risk);
      }
    });

    await test.step('finds all of it in the log, and signs out', async () => {
      await page.goto('/operator/log');
      await expect(page.getByRole('main')).toContainText(title);
      await expect(page.getByRole('main')).toContainText('heavily from 0.97');
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/operator\/login/);
    });
  },
);

/** From the page of the company, by keyboard. */
async function suspend(page: Page) {
  await page.locator('body').press('s');
  await page.getByRole('textbox', { name: 'Reason' }).fill('It asks for money.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Act on the account' })).toBeFocused();
}

test('an operator finds a company, suspends it and restores it', async ({
  api,
  page,
  openBrowser,
  guard,
}) => {
  const company = await claimCompany(api, 'a suspended company');
  const title = `Envelope Stuffer ${uniqueWord()}`;
  const job = await postJob(api, company, title);
  guard.expectFailure({ url: `/jobs/${job.id}`, status: 404 });
  guard.expectFailure({ url: '/employer/login', status: 403 });
  // Of the operator before signing in, and of the employer whose session ends.
  guard.expectFailure({ url: '/api/', status: 401 });
  const visitor = await openBrowser();

  await test.step('signs in and searches', async () => {
    await page.goto('/operator/accounts');
    await signInOperator(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts');
    await page.getByRole('searchbox').fill(company.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No seeker is found.')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('link', { name: company.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('suspends it: its job is gone; undone, it is back', async () => {
    await suspend(page);
    await expectAccessibleAtBothWidths(page);
    expect((await visitor.goto(`/jobs/${job.id}`))?.status()).toBe(404);
    await undo(page);
    await visitor.goto(`/jobs/${job.id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  });

  await test.step('suspends it again: its owner cannot sign in, until it is restored', async () => {
    await suspend(page);
    await visitor.goto('/employer/login');
    await visitor.getByLabel('Email').fill(company.email);
    await visitor.getByLabel('Password', { exact: true }).fill(company.password);
    const signIn = visitor.getByRole('button', { name: 'Sign In', exact: true });
    await signIn.click();
    await expect(visitor.getByRole('alert')).toContainText(
      'Your account is suspended. Sign in again in ten minutes to read why, and to appeal.',
    );
    await undo(page);
    await signIn.click();
    await expect(visitor).toHaveURL(/\/employer$/);
  });

  await test.step('suspends it for good: its owner reads why after signing in, and appeals', async () => {
    await suspend(page);
    await completeSuspension(company.id);
    await visitor.goto('/employer/createjob');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Employer sign in');
    await visitor.getByLabel('Email').fill(company.email);
    await visitor.getByLabel('Password', { exact: true }).fill(company.password);
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Your account is suspended',
    );
    await expect(visitor).toHaveURL(/\/appeal$/);
    const main = visitor.getByRole('main');
    await expect(main).toContainText('It asks for money.');
    await expectAccessibleAtBothWidths(visitor);
    await visitor.getByLabel('Why is this wrong?').fill('We pay the deposit back.');
    await visitor.getByRole('button', { name: 'Send appeal' }).click();
    await expect(main).toContainText('Appeal open');
    await expectAccessibleAtBothWidths(visitor);
  });

  await test.step('finds all of it in the log', async () => {
    await page.getByRole('link', { name: 'Log' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(`Suspended an account: ${company.name}`);
    await expect(main).toContainText(`Restored an account: ${company.name}`);
    await expect(main).toContainText('Searched accounts: 1 company');
    await expectAccessibleAtBothWidths(page);
  });
});
