import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test } from '../journey.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const question = (page: Page) => page.getByRole('textbox', { name: 'New Question' });
const phone = (page: Page) => page.getByRole('switch', { name: 'Phone' });
const saved = (page: Page) => page.getByText('Draft saved');

test('a form that is begun in one browser is finished in another', async ({
  api,
  guard,
  openBrowser,
}) => {
  const company = await claimCompany(api, 'the draft of a form');
  // Its shifts tell other tests that an application to it asks something.
  const job = await postJob(api, company, `Ribbon cutter ${uniqueWord()}`, {
    shifts: [{ weekday: 'sat', start: '07:00', end: '13:00' }],
  });
  const address = `/employer/createapplication/${job.id}`;
  const desk = await openBrowser(company);
  const counter = await openBrowser(company);

  await test.step('one begins, with a question half written', async () => {
    await desk.goto(address);
    await phone(desk).check();
    await question(desk).fill('Which ribbons do you');
    await expect(saved(desk)).toBeVisible();
  });

  await test.step('the other goes on where it ended', async () => {
    await counter.goto(address);
    await expect(counter.getByText('Your draft is back.')).toBeVisible();
    await expect(phone(counter)).toBeChecked();
    await expect(question(counter)).toHaveValue('Which ribbons do you');
    await expectAccessible(counter);
    await question(counter).fill('Which ribbons do you like?');
    await question(counter).press('Enter');
    await expect(saved(counter)).toBeVisible();
  });

  await test.step('the first learns of it, and takes that version', async () => {
    guard.expectFailure({ url: '/application-setup/draft', status: 409 });
    await question(desk).fill('Which ribbons do you know');
    await expect(desk.getByText('This form was changed on another device.')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Use the other version' }).click();
    await expect(desk.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(
      'Which ribbons do you like?',
    );
  });

  await test.step('the form is made, and no draft is left', async () => {
    await desk.getByRole('button', { name: 'Create Application' }).click();
    await expect(desk.getByRole('heading', { name: 'Application Form Created!' })).toBeVisible();
    await counter.reload();
    await expect(phone(counter)).toBeChecked();
    await expect(counter.getByText('Your draft is back.')).toHaveCount(0);
  });
});
