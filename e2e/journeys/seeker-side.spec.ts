import { chooseFromMenu } from '../forms/choose-from-menu.ts';
import { claimCompany } from '../claimed-companies.ts';
import { field, fillSeekerSignup, logIn } from '../forms/forms.ts';
import { firstHeading } from '../opened-page.ts';
import { findJobWithForm } from '../job-with-form.ts';
import { expect, test, type Page } from '../journey.ts';
import { linkInMail } from '../link-in-mail.ts';
import { createNewcomer, newSeekerFields } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';
import { mp4Video, pdfDocument } from '../forms/upload-files.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

test(
  'a new seeker completes the profile, applies through a form and looks after the account',
  { tag: ['@main', '@phone'] },
  async ({ page, api, guard }) => {
    guard.expectFailure({ url: '/userprofile/', status: 404 });
    const seeker = newSeekerFields();
    const job = await findJobWithForm(api);
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('joins, and is redirected to the wizard', async () => {
      await page.goto('/signup');
      await fillSeekerSignup(page, seeker);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL('/completeprofile');
      await page.goto('/profile');
      await expect(page).toHaveURL('/completeprofile');
    });

    await test.step('step 1: a picture and a bio', async () => {
      await next(page);
      await expect(
        page.getByText('Please upload a profile picture before continuing.').first(),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Upload Picture' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upload Profile Picture' });
      await expect(dialog.getByText('Maximum file size: 5MB')).toBeVisible();
      await dialog.locator('input[type="file"]').setInputFiles(pngPicture('me.png', 300));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByAltText('Your profile')).toBeVisible();
      await next(page);
      await expect(page.getByText('Please enter a bio before continuing.').first()).toBeVisible();
      await field(page, 'Bio')
        .or(page.getByRole('textbox', { name: /Bio/ }))
        .first()
        .fill('I film.');
      await next(page);
      await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    });

    await test.step('step 2: one message after another', async () => {
      const details = [
        ['your city', 'City', 'Winston-Salem', 'Winston-Salem'],
        ['your state', 'State', 'nc', 'NC'],
        ['your current position', 'Current position', 'Student', 'Student'],
        ['your education', 'Current education', 'Bachelors', 'Bachelors'],
        ['your phone number', 'Phone number', '919555014', '(919) 555-014'],
      ] as const;
      for (const [missing, label, typed, shown] of details) {
        await next(page);
        await expect(
          page.getByText(`Please enter ${missing} before continuing.`).first(),
        ).toBeVisible();
        const input = page.getByLabel(new RegExp(`^${label}`));
        await input.fill(typed);
        await expect(input).toHaveValue(shown);
      }
      await next(page);
      await expect(page.getByRole('heading', { name: 'What you do' })).toBeVisible();
    });

    await test.step('step 3: lists by typing and by suggestion', async () => {
      const clubs = page.getByRole('textbox', { name: 'Clubs' });
      for (const typed of ['Film Society', '  ', 'film society']) {
        await clubs.fill(typed);
        await clubs.press('Enter');
        await expect(clubs).toHaveValue('');
      }
      await expect(page.getByRole('button', { name: 'Remove Film Society' })).toHaveCount(1);
      // What is typed becomes a tag above the suggestions while one of them is pressed.
      await page.getByRole('textbox', { name: 'Hobbies' }).fill('Rowing');
      await page.getByRole('button', { name: /Cooking/ }).click();
      await expect(page.getByRole('button', { name: 'Remove Rowing' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove Cooking' })).toBeVisible();
      await next(page);
    });

    await test.step('going back and reloading lose nothing', async () => {
      await back(page);
      await back(page);
      await back(page);
      await expect(page.getByRole('textbox', { name: /Bio/ })).toHaveValue('I film.');
      await page.reload();
      await expect(page.getByAltText('Your profile')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /Bio/ })).toHaveValue('I film.');
      await next(page);
      await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Winston-Salem');
      await next(page);
      await expect(page.getByRole('button', { name: 'Remove Film Society' })).toBeVisible();
      await next(page);
    });

    await test.step('step 4: uploaded videos, and Instagram', async () => {
      await expect(page.getByText('No portfolio videos uploaded')).toBeVisible();
      const videos = page.getByRole('region', { name: 'Portfolio videos' });
      await videos
        .locator('input[type="file"]')
        .setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => mp4Video(`${name}.mp4`)));
      await expect(videos.getByRole('button', { name: /Remove video/ })).toHaveCount(4);
      await videos.getByRole('button', { name: 'Remove video 4' }).click();
      await expect(videos.getByRole('button', { name: /Remove video/ })).toHaveCount(3);
      await page.getByRole('button', { name: 'Connect Instagram' }).click();
      const dialog = page.getByRole('dialog', { name: 'Connect Instagram' });
      await dialog.getByPlaceholder('@yourusername').fill('@robin.films');
      await dialog.getByRole('spinbutton').fill('1234');
      await dialog.getByRole('button', { name: 'Connect' }).click();
      await expect(page.getByText('Instagram Followers: 1.2K')).toBeVisible();
    });

    await test.step('completes, once the phone number is complete', async () => {
      await page.getByRole('button', { name: 'Complete' }).click();
      await expect(
        page.getByText('Please enter a complete 10-digit phone number').first(),
      ).toBeVisible();
      await page.getByRole('textbox', { name: /^Phone number/ }).fill('9195550142');
      await next(page);
      await next(page);
      await page.getByRole('button', { name: 'Complete' }).click();
      await expect(page).toHaveURL('/profile');
      await expect(heading).toHaveText('Robin Park');
      await expect(page.getByText('Winston-Salem, NC')).toBeVisible();
      await expect(page.getByText('Instagram Followers: 1.2K')).toBeVisible();
      await expect(page.getByRole('button', { name: /Delete video #/ })).toHaveCount(3);
    });

    await test.step('edits the profile', async () => {
      const bio = page.getByRole('region', { name: 'Bio' });
      await expect(bio.getByRole('textbox')).toBeDisabled();
      await bio.getByRole('button', { name: 'Edit Bio' }).click();
      await bio.getByRole('textbox').fill('I film cafes.');
      await bio.getByRole('button', { name: 'Save Bio' }).click();
      await expect(bio.getByRole('button', { name: 'Edit Bio' })).toBeVisible();
      const work = page.getByRole('region', { name: 'Work Experience' });
      await work.getByRole('button', { name: 'Add Work Experience' }).click();
      await work.getByRole('textbox', { name: 'Position name' }).fill('Barista');
      await work.getByRole('textbox', { name: 'Business name' }).fill('Juniper');
      await work.getByRole('textbox', { name: 'Business name' }).press('Enter');
      await work.getByRole('button', { name: 'Save Work Experience' }).click();
      await expect(work.getByRole('button', { name: 'Edit Work Experience' })).toBeVisible();
      await page.reload();
      await expect(bio.getByRole('textbox')).toHaveValue('I film cafes.');
      await expect(work.getByText('Barista - Juniper')).toBeVisible();
    });

    await test.step('sees what employers see', async () => {
      await page.getByRole('link', { name: 'See what employers see' }).click();
      await expect(page).toHaveURL('/profile/preview');
      await expect(heading).toHaveText('Robin Park');
      await expect(page.getByText('I film cafes.')).toBeVisible();
      await expect(page.getByText('(919) 555-0142')).toBeHidden();
      await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
      await expect(page).toHaveURL('/profile');
    });

    await test.step('deletes a video and adds one', async () => {
      const remove = page.getByRole('button', { name: 'Delete video #3' });
      await remove.focus();
      await remove.press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Delete Video' });
      await expect(question).toContainText(
        'Are you sure you want to delete video #3? This action cannot be undone.',
      );
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('button', { name: /Delete video #/ })).toHaveCount(2);
      await page.getByRole('button', { name: 'Upload Video' }).click();
      const dialog = page.getByRole('dialog', { name: 'Upload Video' });
      await dialog.locator('input[type="file"]').setInputFiles(mp4Video('again.mp4'));
      await dialog.getByRole('button', { name: 'Upload Video' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: /Delete video #/ })).toHaveCount(3);
    });

    await test.step('applies through the form of a job', async () => {
      await page.goto(`/jobs/${job.id}`);
      await page.getByRole('button', { name: 'Apply Now' }).click();
      await expect(heading).toHaveText(`${job.companyName} Application`);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      const missing = page.getByRole('alert').filter({
        hasText: 'Please answer the following questions:',
      });
      await expect(missing).toBeVisible();
      const unanswered = missing.getByRole('link').or(missing.getByRole('button'));
      for (const name of await unanswered.allTextContents()) {
        const text = page.getByRole('textbox', { name });
        if ((await text.count()) > 0) await text.fill('Because it fits my timetable.');
        else await page.getByRole('group', { name }).getByRole('radio').first().check();
      }
      const resume = page.getByRole('group', { name: /Resume/ });
      await resume.locator('input[type="file"]').setInputFiles(pdfDocument('robin-resume.pdf'));
      await expect(resume.getByText('robin-resume.pdf', { exact: true })).toBeVisible();
      await page.reload();
      await expect(resume.getByText('robin-resume.pdf', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(heading).toHaveText('Application Submitted Successfully!');
      await expect(
        page.getByText('Application submitted successfully!', { exact: true }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/applicationsuccess\?application=[0-9a-f-]{36}$/);
      await page.reload();
      await expect(heading).toHaveText('Application Submitted Successfully!');
      await expect(
        page.getByText(`Your application has been sent to ${job.companyName}`),
      ).toBeVisible();
    });

    await test.step('reads it in the history, and withdraws it', async () => {
      await page.getByRole('link', { name: 'Go to History' }).click();
      await page.getByRole('tab', { name: /Applied Jobs/ }).click();
      const card = page.getByRole('listitem').filter({ hasText: job.title });
      await card.getByRole('button', { name: /View Application/ }).click();
      const preview = page.getByRole('dialog', { name: 'Application Preview' });
      await expect(preview.getByText('Basic Information')).toBeVisible();
      await expect(preview.getByText('robin-resume.pdf')).toBeVisible();
      await preview.getByRole('button', { name: 'Close' }).first().click();
      await chooseFromMenu(card, 'Withdraw');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Withdraw/ })
        .click();
      await expect(card.getByText('Withdrawn')).toBeVisible();
      await page.reload();
      await expect(card.getByText('Withdrawn')).toBeVisible();
    });

    await test.step('changes the password in the settings', async () => {
      await page.goto('/profile');
      const settings = await openSettings(page);
      for (const view of [
        'Change Password',
        'Location',
        'Personal Information',
        'Visibility',
        'Notifications',
        'Your data',
      ]) {
        await settings.getByRole('button', { name: view }).click();
        await expect(page.getByRole('heading', { name: view, exact: true })).toBeVisible();
        await page.getByRole('button', { name: /^Back to/ }).click();
      }
      await settings.getByRole('button', { name: 'Change Password' }).click();
      await field(page, 'Current password').fill(seeker.password);
      await field(page, 'New password').fill('Marigold-9');
      await field(page, 'Confirm new password').fill('Marigold-9');
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(page.getByText('Password updated successfully!')).toBeVisible();
      await page.getByRole('button', { name: /^Back to/ }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
    });

    await test.step('comes back with it, and deletes the account', async () => {
      await page.goto('/login');
      await logIn(page, { email: seeker.email, password: 'Marigold-9' });
      await expect(heading).toHaveText('Robin Park');
      const settings = await openSettings(page);
      await settings.getByRole('button', { name: 'Your data' }).click();
      await page.getByRole('button', { name: /Delete/ }).click();
      await field(page, 'Current password').fill('Marigold-9');
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(page).toHaveURL('/');
      const body = { email: seeker.email, password: 'Marigold-9' };
      await expect(api('/user/login', { method: 'POST', body })).rejects.toThrow(
        'responded with 401',
      );
    });
  },
);

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a forgotten password is reset by a mailed link, once', async ({ page, api, guard }) => {
  const seeker = newSeekerFields();
  await api('/user/signup', { method: 'POST', body: seeker });
  await page.goto('/login');
  await page.getByRole('link', { name: /Forgot/ }).click();
  await expect(firstHeading(page)).toHaveText('Forgot your password?');
  await page.getByRole('textbox', { name: 'Email' }).fill(seeker.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByText(/If an account exists/)).toBeVisible();

  const link = await linkInMail(page, seeker.email, '/resetpassword');
  await page.goto(link);
  await expect(page).toHaveURL('/resetpassword');
  await expect(firstHeading(page)).toHaveText('Choose a new password');
  await field(page, 'New password').fill('Marigold-9');
  await field(page, 'Confirm new password').fill('Marigold-9');
  await page
    .getByRole('button', { name: /Password/ })
    .last()
    .click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();

  guard.expectFailure({ url: '/auth/reset-password', status: 400 });
  await page.goto(link);
  await field(page, 'New password').fill('Sunflower-8');
  await field(page, 'Confirm new password').fill('Sunflower-8');
  await page
    .getByRole('button', { name: /Password/ })
    .last()
    .click();
  await expect(
    page.getByText('This link is invalid or has expired. Please request a new one.'),
  ).toBeVisible();
  const body = { email: seeker.email, password: 'Marigold-9' };
  await expect(api('/user/login', { method: 'POST', body })).resolves.toMatchObject({});
});

test('a first application from the page of a job asks for an introduction, and is sent', async ({
  page,
  api,
  guard,
  enterAs,
}) => {
  // Without a profile yet.
  guard.expectFailure({ url: '/userprofile/', status: 404 });
  const company = await claimCompany(api, 'a first application');
  const job = await postJob(api, company, 'Evening Ticket Checker');
  await enterAs(await createNewcomer(api));
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const introduction = page.getByRole('dialog', { name: 'Before you apply' });
  await introduction.getByRole('textbox', { name: 'Phone number' }).fill('9195550134');
  await introduction.getByRole('textbox', { name: 'One line' }).fill('I count well');
  await introduction.getByRole('button', { name: 'Save and apply' }).click();
  await expect(page.getByText('Application sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled();
});
