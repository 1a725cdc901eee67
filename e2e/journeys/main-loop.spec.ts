import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import {
  fillEmployerAccount,
  fillEmployerCompany,
  fillSeekerSignup,
  logIn,
} from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { newEmployerFields, newSeekerFields } from '../people.ts';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';
import { uniqueWord } from '../unique.ts';

test(
  'a company registers and finds out what its plan allows',
  { tag: ['@main', '@phone'] },
  async ({ page }) => {
    const company = newEmployerFields();
    await page.goto('/employer/signup');
    await fillEmployerAccount(page, company);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 2 of 2: Your company')).toBeVisible();
    await fillEmployerCompany(page, company);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
    await page.getByRole('link', { name: 'Proceed to Login' }).click();
    await expect(page).toHaveURL('/employer/login');
    await logIn(page, company);

    await expect(page).toHaveURL('/employer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${company.companyName} Dashboard`,
    );
    await expect(page.getByRole('heading', { name: 'No Job Postings' })).toBeVisible();
    const plan = page.getByRole('region', { name: 'Current Plan' });
    await expect(plan.getByText('No active jobs without a plan')).toBeVisible();
    await expect(plan.getByText('Browse job board')).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Manage Plan' })).toBeVisible();
    await page.getByRole('link', { name: 'Create New Listing' }).click();
    await expect(
      page.getByText('You can prepare a job now; posting it needs a plan.'),
    ).toBeVisible();
  },
);

test(
  'from a posted job to an accepted applicant',
  { tag: ['@main', '@phone'] },
  async ({ api, openBrowser, guard }, { project }) => {
    const isPhone = project.name === 'phone';
    const claim = isPhone ? 'main loop on a phone' : 'main loop on a desktop';
    const company = await claimCompany(api, claim);
    const applicant = newSeekerFields();
    const word = uniqueWord();
    const title = `Kite maker ${word}`;
    const employer = await openBrowser();
    const seeker = await openBrowser();

    await test.step('the employer posts a job', async () => {
      await employer.goto('/employer/login');
      await logIn(employer, company);
      await employer.getByRole('link', { name: 'Create New Listing' }).click();
      await fillJob(employer, title);
      await employer.getByRole('button', { name: 'Upload Job Image' }).click();
      const dialog = employer.getByRole('dialog', { name: 'Upload Job Image' });
      await dialog.locator('input[type="file"]').setInputFiles(pngPicture('workshop.png'));
      await expect(dialog.getByAltText('Preview of the job')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await employer.getByRole('button', { name: 'Create Job' }).click();
      await dialog.getByRole('button', { name: 'Create Job' }).click();

      await expect(
        employer.getByRole('heading', { name: 'Job Successfully Posted!' }),
      ).toBeVisible();
      const summary = employer.getByRole('region', { name: 'Job Summary' });
      await expect(summary).toContainText(title);
      await expect(summary).toContainText('Raleigh');
      await expect(summary).toContainText('Part-time');
      await employer.getByRole('link', { name: 'Quick Apply Only' }).click();
      await expect(employer.getByRole('row', { name: title })).toContainText('0 applicants');
      await expect(employer.getByRole('row', { name: title })).toContainText('Active');
    });

    await test.step('a visitor finds it by words and wants to apply', async () => {
      await seeker.goto('/jobs');
      if (isPhone) await seeker.getByRole('button', { name: /^Job, skill/ }).click();
      await seeker.getByRole('searchbox').fill(`maker ${word}`);
      await seeker.getByRole('button', { name: isPhone ? 'Show 1 job' : 'Search' }).click();
      await expect(seeker.getByRole('status').filter({ hasText: '1 job' })).toBeVisible();
      await seeker.getByRole('link', { name: title }).click();
      const job = seeker.getByRole('dialog', { name: title });
      await expect(job.getByRole('link', { name: company.name }).first()).toBeVisible();
      await expect(job.getByText('$18.50').first()).toBeVisible();
      await expect(job.getByText('Able to run with a string')).toBeVisible();
      await job.getByRole('link', { name: 'Apply Now' }).click();
      await expect(seeker).toHaveURL(/\/login\?next=/);
    });

    await test.step('they join and return to it', async () => {
      await seeker.getByRole('link', { name: 'Create an account' }).click();
      await fillSeekerSignup(seeker, applicant);
      await seeker.getByRole('button', { name: 'Create Account' }).click();
      await expect(seeker).toHaveURL(/\/completeprofile\?next=/);
      await seeker.getByRole('button', { name: 'Do this later' }).click();
      await expect(seeker.getByRole('dialog', { name: title })).toBeVisible();
      await expect(seeker).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
    });

    await test.step('they save it and apply', async () => {
      await seeker.getByRole('button', { name: 'Save' }).click();
      await expect(seeker.getByRole('button', { name: 'Saved' })).toBeVisible();
      // Without a profile yet.
      guard.expectFailure({ url: '/userprofile/', status: 404 });
      await seeker.getByRole('button', { name: 'Apply Now' }).press('Enter');
      const introduction = seeker.getByRole('dialog', { name: 'Before you apply' });
      await expectAccessible(seeker);
      await introduction.getByRole('textbox', { name: 'Phone number' }).fill('9195550134');
      await introduction.getByRole('textbox', { name: 'One line' }).fill('I build kites at home');
      await introduction.getByRole('button', { name: 'Save and apply' }).click();
      await expect(seeker.getByRole('button', { name: 'Applied' })).toBeDisabled();
      await expect(seeker.getByRole('button', { name: 'Applied' })).toBeFocused();
      await expect(seeker.getByText('Application sent.')).toBeVisible();
      await seeker.getByRole('dialog', { name: title }).getByLabel('Close').click();
    });

    await test.step('their history shows it in both tabs', async () => {
      await seeker.getByRole('navigation', { name: 'Main' }).getByText('History').click();
      const saved = seeker.getByRole('tab', { name: 'Saved Jobs 1' });
      const applied = seeker.getByRole('tab', { name: 'Applied Jobs 1' });
      await expect(saved).toHaveAttribute('aria-selected', 'true');
      await expect(seeker.getByRole('link', { name: title })).toBeVisible();
      await applied.click();
      const card = seeker.getByRole('listitem').filter({ hasText: title });
      await expect(card).toContainText(company.name);
      await expect(card).toContainText(/pending/i);
      await expect(card).toContainText('Raleigh, NC');
    });

    await test.step('the employer sees the applicant and accepts', async () => {
      await employer.reload();
      await expect(employer.getByRole('row', { name: title })).toContainText('1 applicant');
      await expect(
        employer.getByRole('region', { name: 'Recent Applicants' }).getByText(title),
      ).toBeVisible();
      await employer.getByRole('link', { name: new RegExp(`^1 applicant .*${title}`) }).click();
      const list = employer.getByRole('list', { name: 'Open applications' });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      if (isPhone) await list.getByRole('button', { name: 'Robin Park' }).click();
      await expect(employer.getByText(applicant.email)).toHaveCount(0);
      await employer.getByRole('button', { name: 'Accept' }).click();
      const question = employer.getByRole('alertdialog', { name: 'Accept Robin Park?' });
      await expect(question).toContainText('closes the job automatically');
      await question.getByRole('button', { name: 'Accept' }).click();
      await expect(employer.getByText('Robin Park was accepted.')).toBeVisible();
      await expect(employer.getByRole('link', { name: applicant.email })).toBeVisible();
    });

    await test.step('the job is closed, and the dashboard shows whom to contact', async () => {
      await employer.goto('/employer');
      await employer.getByRole('group', { name: 'Job status' }).getByText('Closed').click();
      await expect(employer.getByRole('row', { name: title })).toContainText('Closed');
      const accepted = employer.getByRole('region', { name: 'Accepted Applicants' });
      await expect(accepted).toContainText('Showing contacts for 30 days');
      await expect(accepted.getByRole('link', { name: applicant.email })).toBeVisible();
    });

    await test.step('the seeker reads that they are accepted', async () => {
      await seeker.goto('/history?tab=applied');
      const card = seeker.getByRole('listitem').filter({ hasText: title });
      await expect(card).toContainText('Accepted');
      await card.getByRole('link', { name: title }).click();
      const job = seeker.getByRole('dialog', { name: title });
      await expect(job).toContainText('This job is closed and takes no more applications.');
      await expect(job.getByRole('button', { name: /Appl/ })).toHaveCount(0);
    });
  },
);

async function fillJob(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Job');
  await page.getByRole('textbox', { name: 'Job Title' }).fill(title);
  await page.getByRole('combobox', { name: 'Job Type' }).selectOption('Part-time');
  await page.getByRole('combobox', { name: 'Industry' }).selectOption('Other');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('We build kites.\n\nYou glue, sew and test them on the field behind the shop.');
  await page.getByRole('textbox', { name: 'City' }).fill('Raleigh');
  await page.getByRole('combobox', { name: 'State' }).fill('NC');
  await page.getByRole('textbox', { name: 'ZIP Code' }).fill('27601');
  await page.getByRole('textbox', { name: 'Pay Rate' }).fill('18.50');
  await page.getByRole('combobox', { name: 'Pay Frequency' }).selectOption('Per Hour');
  const requirements = page.getByRole('textbox', { name: 'Requirements' });
  await requirements.fill('Able to run with a string');
  await requirements.press('Enter');
}
