import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { fillJob, pressCreateJob } from '../forms/fill-job.ts';
import { expect, test, type Page } from '../journey.ts';
import { createEmployer } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';

const ownPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' });
const planCard = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

test('a company buys a plan, outgrows it and ends it', async ({ api, enterAs, page, guard }) => {
  const company = await createEmployer(api);
  await enterAs(company);

  await test.step('it chooses Impact with annual billing and pays', async () => {
    await page.goto('/employer/subscription');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Plan');
    await expect(ownPlan(page)).toContainText('No active jobs without a plan');
    await expect(planCard(page, 'Impact')).toContainText('Most Popular');
    await expectAccessible(page);
    await planCard(page, 'Impact').getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impact plan' })).toBeVisible();
    await expect(page.getByText('$1,620.00').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Your Impact plan is active.')).toBeVisible();
    await expect(page).toHaveURL('/employer/subscription');
    await expect(ownPlan(page)).toContainText(/Renews .+, billed annually/);
    await expect(ownPlan(page)).toContainText('0 of 2 active jobs used');
    await expect(page.getByRole('row', { name: /Impact plan started/ })).toContainText('$1,620');
    await expectAccessible(page);
  });

  await test.step('it posts as many jobs as the plan allows, and is refused the next', async () => {
    await postJob(api, company, `Lantern maker ${uniqueWord()}`);
    await postJob(api, company, `Lantern hanger ${uniqueWord()}`);
    await page.reload();
    await expect(ownPlan(page)).toContainText('2 of 2 active jobs used');
    await expect(page.getByText('Your Impact plan is active.')).toHaveCount(0);
    guard.expectFailure({ url: /\/api\/job-drafts\/[^/]+\/publish$/, status: 403 });
    await page.goto('/employer/createjob');
    await fillJob(page, `Lantern painter ${uniqueWord()}`);
    await pressCreateJob(page);
    const limit = page.getByRole('dialog', { name: 'Active job limit reached' });
    await expect(limit).toContainText('2 of 2 used');
    await limit.getByRole('link', { name: 'See plans' }).click();
  });

  await test.step('it upgrades to the highlighted plan', async () => {
    await expect(planCard(page, 'Accelerate')).toContainText('Fits your need');
    await planCard(page, 'Accelerate').getByRole('button', { name: 'Upgrade' }).click();
    await expect(question(page)).toHaveAccessibleName('Upgrade to Accelerate?');
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Upgrade' }).click();
    await expect(page.getByText('Your plan is now Accelerate, billed annually.')).toBeVisible();
    await expect(ownPlan(page)).toContainText('2 of 3 active jobs used');
    await expect(planCard(page, 'Impact').getByRole('button')).toHaveText('Downgrade');
  });

  await test.step('the draft of the refused job is still there, and is posted now', async () => {
    await page.goto('/employer?tab=drafts');
    await page.getByRole('link', { name: /^Edit Lantern painter/ }).click();
    await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(/^Lantern/);
    await pressCreateJob(page);
    await expect(page.getByRole('heading', { name: 'Job Successfully Posted!' })).toBeVisible();
  });

  await test.step('it cancels, and revokes that', async () => {
    await page.goto('/employer/subscription');
    await ownPlan(page).getByRole('button', { name: 'Cancel plan' }).click();
    await expect(question(page)).toContainText('You keep Accelerate until');
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Cancel plan' }).click();
    await expect(ownPlan(page)).toContainText(/Ends .+, billed annually/);
    await ownPlan(page).getByRole('button', { name: 'Reactivate' }).click();
    await expect(ownPlan(page)).toContainText(/Renews .+, billed annually/);
  });

  await test.step('it ends the plan immediately, and its jobs stay for now', async () => {
    await ownPlan(page).getByRole('button', { name: 'Cancel plan' }).click();
    await question(page).getByRole('radio', { name: /^Now/ }).check();
    await question(page).getByRole('button', { name: 'Cancel now' }).click();
    await expect(page.getByText('Your Accelerate plan has ended.')).toBeVisible();
    await expect(ownPlan(page)).toContainText('Free');
    await expect(page.getByRole('row', { name: /Accelerate plan ended/ })).toBeVisible();
    await expect(planCard(page, 'Basic').getByRole('button')).toHaveText('Get Started');
    await page.goto('/employer');
    const card = page.getByRole('region', { name: 'Current Plan' });
    await expect(card).toContainText('Free');
    await expect(card).toContainText('3 active jobs');
  });
});

test(
  'a checkout that is declined or cancelled buys nothing',
  { tag: '@phone' },
  async ({ api, enterAs, page }) => {
    await enterAs(await createEmployer(api));
    await page.goto('/employer/subscription');
    const cycles = page.getByRole('group', { name: 'Billing cycle' });
    await cycles.getByText('Monthly').click();
    await planCard(page, 'Basic').getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByText('$79.00').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(page.getByRole('alert')).toContainText('The payment was declined.');
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page.getByText('Checkout canceled. You have not been charged.')).toBeVisible();
    // Still chosen, for a retry.
    await expect(page).toHaveURL('/employer/subscription?plan=basic&cycle=monthly');
    await expect(cycles.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(ownPlan(page)).toContainText('Free');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(ownPlan(page)).toContainText('Free');
    await expect(page.getByText('Checkout canceled.')).toHaveCount(0);
  },
);

test('a question to sales is sent', async ({ api, enterAs, page }) => {
  await enterAs(await createEmployer(api));
  await page.goto('/employer/subscription');
  await page.getByRole('button', { name: 'Contact Sales' }).click();
  const form = page.getByRole('dialog', { name: 'Contact Sales' });
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Your name' }).fill('Robin Park');
  await form.getByRole('textbox', { name: 'Message' }).fill('We have twelve shops.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Contact Sales' })).toBeFocused();
});
