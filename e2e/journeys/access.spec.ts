import { expectAccessible, expectNoBarToStay, expectNoSidewaysScroll } from '../axe.ts';
import { chooseFromMenu } from '../forms/choose-from-menu.ts';
import { fillEmployerAccount } from '../forms/forms.ts';
import { expectStill, watchLayoutShifts } from '../checks/layout-shift.ts';
import { expectOpened } from '../opened-page.ts';
import { expect, test, type Page } from '../journey.ts';
import { createEmployer, createNewcomer, createSeeker, newEmployerFields } from '../people.ts';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';
import { viewsFor } from '../screens.ts';

/** A box above the button, or a field that says what it needs. */
const complaint = (page: Page) =>
  page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first();

test.describe('no rule of accessibility is broken', { tag: '@phone' }, () => {
  for (const audience of ['everyone', 'visitor', 'seeker', 'employer'] as const) {
    // One browser for all of them, which loads and compiles the scripts once.
    test(`on pages for ${audience}, opened directly`, async ({ page, board, guard, enterAs }) => {
      await watchLayoutShifts(page);
      if (audience === 'seeker' || audience === 'employer') await enterAs(board[audience]);
      for (const view of viewsFor(audience, board)) {
        await test.step(view.address, async () => {
          await expectOpened(page, view, guard);
          await expectStill(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await expectNoBarToStay(page);
        });
      }
    });
  }

  test('where nothing was found', async ({ page }) => {
    for (const search of ['searchLocation=Nowhere', 'searchLocation=Raleigh&searchQuery=qzxqzx']) {
      await page.goto(`/jobs?${search}`);
      await expect(page.getByRole('heading', { name: 'No Search Results' })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('for a seeker who has just joined', async ({ page, api, enterAs }) => {
    await enterAs(await createNewcomer(api));
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Applied Jobs' }).click();
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expectAccessible(page);
  });

  test('on each step of the profile wizard, with its complaints and dialogs', async ({
    page,
    api,
    guard,
    enterAs,
  }) => {
    guard.expectFailure({ url: '/userprofile/', status: 404 });
    await enterAs(await createNewcomer(api));
    await page.goto('/completeprofile');
    const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
    await next();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload Picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Profile Picture' });
    await dialog.locator('input[type="file"]').setInputFiles(pngPicture('me.png'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('textbox', { name: /^Bio/ }).fill('I film.');
    await next();
    await next();
    await expect(page.getByText('Please enter your city before continuing.').first()).toBeVisible();
    await expectAccessible(page);
    for (const [label, text] of [
      ['City', 'Raleigh'],
      ['State', 'NC'],
      ['Current position', 'Student'],
      ['Current education', 'Diploma'],
      ['Phone number', '9195550142'],
    ] as const) {
      await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    }
    await next();
    await page.getByRole('button', { name: /Cooking/ }).click();
    await expectAccessible(page);
    await next();
    await expect(page.getByText('No portfolio videos uploaded')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Connect Instagram' }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('in every view of the settings and the dialogs of a profile', async ({
    page,
    api,
    enterAs,
  }) => {
    await enterAs(await createSeeker(api));
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add Clubs' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Clubs' }).click();
    for (const open of [
      'Change profile picture',
      'Upload Video',
      'Connect Instagram',
      'Settings',
    ]) {
      await page.getByRole('button', { name: open, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      if (open !== 'Settings') await page.keyboard.press('Escape');
    }
    for (const view of [
      'Change Password',
      'Two-step sign-in',
      'Signed-in devices',
      'Location',
      'Personal Information',
      'Visibility',
      'Notifications',
      'Your reports',
      'Your data',
    ]) {
      await page.getByRole('dialog').getByRole('button', { name: view }).click();
      await expect(page.getByRole('heading', { name: view, exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Back to/ }).click();
    }
  });

  test('for a company that has just joined', async ({ page, api, enterAs }) => {
    await enterAs(await createEmployer(api));
    await page.goto('/employer');
    await expect(page.getByRole('heading', { name: 'No Job Postings' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/employer/applications');
    await expect(page.getByRole('heading', { name: 'No open applications found' })).toBeVisible();
    await expectAccessible(page);
  });

  test('in the dialogs of a job search', async ({ page }) => {
    await page.goto('/jobs?searchLocation=Raleigh');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Location Type' })).toBeVisible();
    await expectAccessible(page);
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('in the dialogs of an employer', async ({ page, board, enterAs }) => {
    await enterAs(board.employer);
    await page.goto('/employer');
    await chooseFromMenu(page.getByRole('row', { name: board.job.title }), 'Close');
    await expect(page.getByRole('alertdialog', { name: 'Close job' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('group', { name: 'Job status' }).getByText('Closed').click();
    await expect(
      page.getByRole('link', { name: `See the accepted applicant of ${board.closedJob.title}` }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.goto('/employer/profile');
    await page.getByRole('button', { name: /^See them/ }).click();
    await expect(page.getByRole('dialog').getByText('This device', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/employer/applications');
    const list = page.getByRole('list', { name: 'Open applications' });
    await list.getByRole('button').first().click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('alertdialog', { name: /^Accept / })).toBeVisible();
    await expectAccessible(page);
  });

  test('in the form of a job, its image dialog and its complaints', async ({
    page,
    api,
    enterAs,
  }) => {
    await enterAs(await createEmployer(api));
    await page.goto('/employer/createjob');
    await page.getByRole('button', { name: 'Upload Job Image' }).click();
    await expect(page.getByRole('dialog', { name: 'Upload Job Image' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('Please enter a job title')).toBeVisible();
    await expectAccessible(page);
  });

  test('in forms that complain', async ({ page }) => {
    for (const [address, submit] of [
      ['/login', 'Sign In'],
      ['/signup', 'Create Account'],
      ['/employer/signup', 'Next'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(complaint(page)).toBeVisible();
      await expectAccessible(page);
    }
    await fillEmployerAccount(page, newEmployerFields());
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(complaint(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('by keyboard only', () => {
  test('a visitor finds a job, reads it and returns to its card', async ({ page }) => {
    await page.goto('/jobs');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, 'searchbox');
    await page.keyboard.type('opening barista');
    await page.keyboard.press('Enter');
    const card = page.getByRole('link', { name: 'Opening Barista', exact: true });
    await expect(card).toBeVisible();
    await tabTo(page, 'link', 'Opening Barista');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Opening Barista' });
    await expect(dialog).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card).toBeFocused();
  });

  test('a seeker signs in, saves a job and reads their history', async ({ page, api, board }) => {
    const seeker = await createSeeker(api);
    await page.goto(`/jobs/${board.job.id}`);
    await tabTo(page, 'link', 'Save');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?next=/);
    await tabTo(page, 'textbox', 'Email');
    await page.keyboard.type(seeker.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(seeker.password);
    await tabTo(page, 'checkbox', 'Remember me');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    const nextSave = () =>
      page.waitForResponse((response) => response.url().endsWith('/savedjobs/add'));
    const isCompleted = nextSave();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/jobs/${board.job.id}`);

    // The action pressed before signing in is completed.
    const saved = page.getByRole('button', { name: 'Saved' });
    await expect(saved).toBeVisible();
    await isCompleted;
    await tabTo(page, 'button', 'Saved');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    const isStored = nextSave();
    await page.keyboard.press('Enter');
    await expect(saved).toBeFocused();
    // It shows at once; leaving the page would cancel the request.
    await isStored;
    await page.goto('/history');
    await tabTo(page, 'tab', 'Saved Jobs 1');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Applied Jobs 0' })).toBeFocused();
    await expect(page).toHaveURL('/history?tab=applied');
  });

  test('an employer thinks twice before closing a job', async ({ page, board, enterAs }) => {
    await enterAs(board.employer);
    await page.goto('/employer');
    const name = `More for ${board.job.title}`;
    await expect(page.getByRole('button', { name })).toBeVisible();
    await tabTo(page, 'button', name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Close job' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
    await expect(page.getByRole('row', { name: board.job.title })).toContainText('Active');
  });
});

type Role = 'searchbox' | 'textbox' | 'link' | 'button' | 'checkbox' | 'tab';

/** Presses Tab until the control has the focus; a control that cannot be reached fails. */
async function tabTo(page: Page, role: Role, name?: string) {
  const named = page.getByRole(role, name === undefined ? {} : { name, exact: true });
  const control = named.and(page.locator(':focus'));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await control.count()) > 0) return;
  }
  throw new Error(`Tab does not reach the ${role} ${name ?? ''}`);
}
