import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { chooseFromMenu } from '../forms/choose-from-menu.ts';
import { fillJob } from '../forms/fill-job.ts';
import { fillEmployerAccount, fillEmployerCompany, logIn } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { createNewcomer, createSeeker, newEmployerFields } from '../people.ts';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';
import { postJob } from '../posted-jobs.ts';
import { uniqueWord } from '../unique.ts';
import { pdfDocument } from '../forms/upload-files.ts';

const dashboardRow = (page: Page, title: string) => page.getByRole('row', { name: title });
const chooseTab = (page: Page, tab: 'Active' | 'Closed') =>
  page.getByRole('group', { name: 'Job status' }).getByText(tab).click();

test('a new company hires through a form of its own', async ({ api, openBrowser }) => {
  const company = newEmployerFields();
  const seeker = await createSeeker(api);
  const title = `Lantern maker ${uniqueWord()}`;
  const employer = await openBrowser();
  const applicant = await openBrowser(seeker);
  const heading = employer.getByRole('heading', { level: 1 });
  let shared = '';

  await test.step('it registers, signs in and buys a plan', async () => {
    await employer.goto('/employer/signup');
    await fillEmployerAccount(employer, company);
    await employer.getByRole('button', { name: 'Next' }).click();
    await fillEmployerCompany(employer, company);
    await employer.getByRole('button', { name: 'Create Account' }).click();
    await employer.getByRole('link', { name: 'Proceed to Login' }).click();
    await logIn(employer, company);
    await expect(heading).toHaveText(`${company.companyName} Dashboard`);
    await employer.getByRole('link', { name: 'Manage Plan' }).click();
    await employer
      .getByRole('listitem', { name: 'Basic', exact: true })
      .getByRole('button', { name: 'Get Started' })
      .click();
    await employer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(employer.getByText('Your Basic plan is active.')).toBeVisible();
  });

  await test.step('it posts a job with a picture', async () => {
    await employer.goto('/employer/createjob');
    await fillJob(employer, title);
    await employer.reload();
    await expect(employer.getByRole('textbox', { name: 'Job Title' })).toHaveValue(title);
    await employer.getByRole('button', { name: 'Create Job' }).click();
    const dialog = employer.getByRole('dialog', { name: 'Upload Job Image' });
    await dialog.locator('input[type="file"]').setInputFiles(pngPicture('workshop.png'));
    await dialog.getByRole('button', { name: 'Create Job' }).click();
    await expect(heading).toHaveText('Job Successfully Posted!');
    await employer.getByRole('link', { name: 'Create Custom Application' }).click();
    await expect(heading).toHaveText('Application Setup');
  });

  await test.step('it builds a form with a resume and all three kinds of questions', async () => {
    for (const name of [/^Full Name$/, /^Email$/]) {
      await employer.getByRole('switch', { name }).uncheck({ force: true });
    }
    await employer.getByRole('button', { name: 'Create Application' }).click();
    await expect(
      employer.getByText(
        'Please enable at least one basic field, add a document, or include a question.',
      ),
    ).toBeVisible();
    for (const name of [/^Full Name$/, /^Email$/, /^Resume/]) {
      await employer.getByRole('switch', { name }).check({ force: true });
    }
    await addQuestion(employer, 'Why lanterns?', 'Text Answer');
    await addQuestion(employer, 'Which shift?', 'Multiple Choice');
    const second = employer.getByRole('group', { name: 'Question 2', exact: true });
    await second.getByPlaceholder('Option 1').fill('Morning');
    await second.getByPlaceholder('Option 2').fill('Evening');
    await addQuestion(employer, 'Are you 18 or older?', 'Yes/No');
    await employer.getByRole('button', { name: 'Move question 3 up' }).press('Enter');
    await expect(second.getByRole('textbox', { name: 'Question' })).toHaveValue(
      'Are you 18 or older?',
    );
    await expectAccessible(employer);
    await employer.getByRole('button', { name: 'Preview' }).click();
    const preview = employer.getByRole('dialog', { name: 'Application Preview' });
    await expect(preview.getByText('Which shift?')).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).first().click();
    await employer.getByRole('button', { name: 'Create Application' }).click();
    await expect(heading).toHaveText('Application Form Created!');
    await employer.reload();
    await expect(heading).toHaveText('Application Form Created!');
    await expect(employer.getByText('30 days')).toBeVisible();
    shared = await employer.getByRole('textbox', { name: /link/i }).inputValue();
  });

  await test.step('someone opens the shared link and applies', async () => {
    await applicant.goto(shared);
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(title);
    await applicant.getByRole('button', { name: 'Apply Now' }).click();
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(
      `${company.companyName} Application`,
    );
    await applicant.getByRole('textbox', { name: /Why lanterns/ }).fill('They glow.');
    await applicant
      .getByRole('group', { name: /Which shift/ })
      .getByRole('radio', { name: 'Evening' })
      .check();
    await applicant
      .getByRole('group', { name: /18 or older/ })
      .getByRole('radio', { name: 'Yes' })
      .check();
    const resume = applicant.getByRole('group', { name: /Resume/ });
    await resume.locator('input[type="file"]').setInputFiles(pdfDocument('robin-resume.pdf'));
    await expect(resume.getByText('robin-resume.pdf', { exact: true })).toBeVisible();
    await applicant.getByRole('button', { name: 'Submit Application' }).click();
    await expect(applicant.getByRole('heading', { level: 1 })).toHaveText(
      'Application Submitted Successfully!',
    );
  });

  await test.step('it reads the answers and the resume', async () => {
    await employer.getByRole('link', { name: 'Go to Dashboard' }).click();
    await employer.getByRole('link', { name: new RegExp(`^1 applicant .*${title}`) }).click();
    await expect(employer.getByRole('heading', { level: 2, name: seeker.name })).toBeVisible();
    await expect(employer.getByText(seeker.email)).toHaveCount(0);
    await employer.getByRole('button', { name: 'View Application' }).click();
    const answers = employer.getByRole('dialog', {
      name: `${seeker.name}'s Application Preview`,
    });
    await expect(answers.getByText('They glow.')).toBeVisible();
    await expect(answers.getByText('Evening')).toBeVisible();
    await expect(answers.getByText('Yes', { exact: true })).toBeVisible();
    await expect(answers.getByText('robin-resume.pdf')).toBeVisible();
    await expectAccessible(employer);
    await answers.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('it changes the stage, accepts, and sees the contact', async () => {
    await employer.getByRole('group', { name: 'Stage' }).getByText('Interviewing').click();
    await applicant.goto('/history?tab=applied');
    await expect(applicant.getByRole('listitem').filter({ hasText: title })).toContainText(
      'Interviewing',
    );
    await employer.getByRole('button', { name: 'Accept' }).click();
    await employer.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(employer.getByText(`${seeker.name} was accepted.`)).toBeVisible();
    await expect(employer.getByRole('link', { name: seeker.email })).toBeVisible();
    await employer.goto('/employer');
    await chooseTab(employer, 'Closed');
    await expect(dashboardRow(employer, title)).toContainText('Closed');
  });

  await test.step('cancelling the hire lets it repost the job', async () => {
    await employer.goto('/employer/applications?state=closed');
    await expect(employer.getByRole('heading', { level: 2, name: seeker.name })).toBeVisible();
    await employer.getByRole('button', { name: `Cancel the hire of ${seeker.name}` }).click();
    const cancelling = employer.getByRole('alertdialog');
    await cancelling.getByRole('checkbox', { name: 'Repost the job' }).uncheck();
    await cancelling.getByRole('button', { name: 'Cancel this hire' }).click();
    await expect(employer.getByText('No closed applications found')).toBeVisible();
    await employer.goto('/employer');
    await chooseTab(employer, 'Closed');
    await employer.getByRole('button', { name: `Repost ${title}` }).click();
    await employer.getByRole('alertdialog').getByRole('button', { name: 'Repost' }).click();
    await chooseTab(employer, 'Active');
    await expect(dashboardRow(employer, title)).toContainText('Active');
    await applicant.goto('/history?tab=applied');
    await expect(applicant.getByRole('listitem').filter({ hasText: title })).toContainText(
      'Offer withdrawn',
    );
  });
});

test(
  'a job is edited, deleted and reposted',
  { tag: '@phone' },
  async ({ api, enterAs, page }, { project }) => {
    const isPhone = project.name === 'phone';
    const company = await claimCompany(api, isPhone ? 'jobs on a phone' : 'jobs on a desktop');
    const title = `Kite tester ${uniqueWord()}`;
    const { id } = await postJob(api, company, title);
    await enterAs(company);
    await page.goto('/employer');

    await test.step('the edit form contains the job, and changes are shown', async () => {
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Job' });
      const name = dialog.getByRole('textbox', { name: 'Job Title' });
      await expect(name).toHaveValue(title);
      await page.reload();
      await expect(name).toHaveValue(title);
      await name.fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Please enter a job title').first()).toBeVisible();
      await name.fill(`${title} II`);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/employer');
      await expect(dashboardRow(page, `${title} II`)).toBeVisible();
    });

    await test.step('it asks before changes are lost, also on Escape', async () => {
      await page.getByRole('link', { name: `Edit ${title} II` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Job' });
      await dialog.getByRole('textbox', { name: 'Job Title' }).fill('Something else');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Job Title' })).toHaveValue(
        'Something else',
      );
      await page.goBack();
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(dialog).toBeHidden();
      await expect(dashboardRow(page, `${title} II`)).toBeVisible();
    });

    await test.step('deleted, it is closed immediately, for everyone', async () => {
      await chooseFromMenu(page.getByRole('row', { name: `${title} II` }), 'Close');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close job' }).click();
      await expect(dashboardRow(page, `${title} II`)).toHaveCount(0);
      await chooseTab(page, 'Closed');
      await expect(dashboardRow(page, `${title} II`)).toContainText('Closed');
      await expect(page.getByRole('link', { name: `Edit ${title} II` })).toHaveCount(0);
      // The row says so before the server does.
      await expect.poll(() => api(`/jobs/${id}`)).toMatchObject({ status: 'Closed' });
    });

    await test.step('reposted, it is active again', async () => {
      await page.getByRole('button', { name: `Repost ${title} II` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Repost' }).click();
      await chooseTab(page, 'Active');
      await expect(dashboardRow(page, `${title} II`)).toContainText('Active');
      await page.reload();
      await expect(dashboardRow(page, `${title} II`)).toContainText('Active');
      await expectAccessible(page);
    });
  },
);

test('a job edited in two tabs loses neither version', async ({ api, enterAs, guard, page }) => {
  const company = await claimCompany(api, 'one job in two tabs');
  const title = `Kite painter ${uniqueWord()}`;
  const { id } = await postJob(api, company, title);
  await enterAs(company);
  guard.expectFailure({ url: `/api/employerjobs/${id}`, status: 409 });
  const conflict = page.getByRole('alertdialog', { name: 'This job was changed elsewhere' });
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Job Title' });
  const saveIn = (tab: Page) => tab.getByRole('button', { name: 'Save Changes' }).click();

  /** Opens the form here, and then saves another title in a second tab. */
  const typeInBoth = async (here: string, elsewhere: string) => {
    await page.goto(`/employer/editjob/${id}`);
    await nameIn(page).fill(here);
    const other = await page.context().newPage();
    await other.goto(`/employer/editjob/${id}`);
    await nameIn(other).fill(elsewhere);
    await saveIn(other);
    await expect(other).toHaveURL('/employer');
    await other.close();
    await saveIn(page);
    await expect(conflict).toContainText(`Yours${here}`);
    await expect(conflict).toContainText(`Saved elsewhere${elsewhere}`);
    await expectAccessible(page);
  };

  await test.step('the saved version is taken, and can be edited', async () => {
    await typeInBoth(`${title} here`, `${title} elsewhere`);
    await conflict.getByRole('button', { name: 'Take the saved one' }).click();
    await expect(nameIn(page)).toHaveValue(`${title} elsewhere`);
    await nameIn(page).fill(`${title} again`);
    await saveIn(page);
    await expect(page).toHaveURL('/employer');
    await expect(dashboardRow(page, `${title} again`)).toBeVisible();
  });

  await test.step('the typed version is kept, over the saved one', async () => {
    await typeInBoth(`${title} mine`, `${title} other`);
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page).toHaveURL('/employer');
    expect(await api(`/jobs/${id}`)).toMatchObject({ title: `${title} mine` });
  });
});

test('twenty applicants are triaged by keyboard only', async ({ api, enterAs, page }) => {
  const company = await claimCompany(api, 'applicants by keyboard');
  const { id } = await postJob(api, company, `Kite judge ${uniqueWord()}`);
  for (let count = 0; count < 20; count += 1) {
    const { id: userId, token } = await createNewcomer(api);
    await api(`/applications/job/${id}/apply`, { method: 'POST', token, body: { userId } });
  }
  await enterAs(company);
  await page.goto(`/employer/applications?job=${id}`);
  const status = page.getByRole('status').filter({ hasText: /open applications?$/ });
  const list = page.getByRole('list', { name: 'Open applications' });
  await expect(list.getByRole('listitem')).toHaveCount(20);

  await test.step('move down and up through all of them', async () => {
    const rows = list.getByRole('listitem');
    const chosen = '[aria-current="true"]';
    for (let at = 1; at < 20; at += 1) await page.keyboard.press('j');
    await expect(rows.last().locator(chosen)).toHaveCount(1);
    for (let at = 1; at < 20; at += 1) await page.keyboard.press('k');
    await expect(rows.first().locator(chosen)).toHaveCount(1);
  });

  await test.step('nineteen are declined, and the last of them is undone', async () => {
    for (let left = 19; left > 0; left -= 1) {
      await page.keyboard.press('d');
      await expect(list.getByRole('listitem')).toHaveCount(left);
    }
    await expect(page.getByText('19 applicants were declined.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('18 applicants were declined.')).toBeVisible();
    await page.keyboard.press('d');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(status).toContainText('1 open application');
  });

  await test.step('the last is accepted', async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('alertdialog', { name: /^Accept/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Robin Park was accepted.')).toBeVisible();
    expect(await api(`/jobs/${id}`)).toMatchObject({ status: 'Closed' });
  });
});

async function addQuestion(page: Page, text: string, type: string) {
  await page.getByRole('combobox', { name: 'Question Type' }).selectOption(type);
  await page.getByRole('textbox', { name: 'New Question' }).fill(text);
  await page.getByRole('textbox', { name: 'New Question' }).press('Enter');
}
