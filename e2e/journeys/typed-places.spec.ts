import { createEmployer, createNewcomer, createSeeker } from '../people.ts';
import { expect, test } from '../journey.ts';
import { pngPicture } from '@nextshift/test-kit/files/png-picture';

test(
  'a company writes its place and phone as people do',
  { tag: '@phone' },
  async ({ page, api, enterAs }) => {
    await enterAs(await createEmployer(api));
    await page.goto('/employer/profile');
    await page.getByRole('button', { name: 'Settings' }).click();
    const [city, state] = [page.getByLabel('City'), page.getByLabel('State')];
    const phone = page.getByLabel('Phone');

    await city.fill('');
    await city.pressSequentially('winston-salem');
    await expect(city).toHaveValue('Winston-Salem');
    await state.fill('Ontario');
    await phone.fill('+91 98765 43210');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Phone number must be exactly 10 digits')).toBeVisible();
    await expect(phone).toHaveValue('+91 98765 43210');

    await phone.fill('+1 919.555.0123');
    await expect(phone).toHaveValue('(919) 555-0123');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('State must be exactly 2 letters (e.g., CA, NY, TX)').first(),
    ).toBeVisible();

    await state.fill('north carolina');
    await state.blur();
    await expect(state).toHaveValue('NC');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Winston-Salem, NC').first()).toBeVisible();
    await expect(page.getByText('(919) 555-0123').first()).toBeVisible();
  },
);

test(
  'a seeker writes a place, a school and a phone with an extension',
  { tag: '@phone' },
  async ({ page, api, enterAs, guard }) => {
    guard.expectFailure({ url: '/userprofile/', status: 404 });
    await enterAs(await createNewcomer(api));
    await page.goto('/completeprofile');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await page.getByRole('button', { name: 'Upload Picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Profile Picture' });
    await dialog.locator('input[type="file"]').setInputFiles(pngPicture('me.png', 300));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('textbox', { name: /^Bio/ }).fill('I film.');
    await next.click();

    const typed = {
      City: "Coeur d'Alene",
      'Current position': '1st year',
      'Current education': 'Texas A&M',
    };
    for (const [label, text] of Object.entries(typed)) {
      const input = page.getByLabel(new RegExp(`^${label}`));
      await input.pressSequentially(text);
      await expect(input).toHaveValue(text);
    }
    const state = page.getByLabel(/^State/);
    await state.fill('Narnia');
    await page.getByLabel(/^Phone number/).fill('919.555.0123 x4');
    await expect(page.getByText('Only the ten digits are kept')).toBeVisible();
    await next.click();
    await expect(page.getByText('Please choose a state.').first()).toBeVisible();
    await state.fill('Idaho');
    await state.blur();
    await expect(state).toHaveValue('ID');
    await next.click();
    await expect(page.getByRole('heading', { name: 'What you do' })).toBeVisible();
  },
);

test(
  'settings read a state by its name, and refuse what is none',
  { tag: '@phone' },
  async ({ page, api, enterAs }) => {
    await enterAs(await createSeeker(api));
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Location' }).click();
    await dialog.getByLabel('City').fill('29 Palms');
    await dialog.getByLabel('State').fill('Kalifornien');
    await dialog.getByRole('button', { name: 'Update Location' }).click();
    await expect(dialog.getByText('Please choose a state.')).toBeVisible();
    await dialog.getByLabel('State').fill('calif.');
    await dialog.getByRole('button', { name: 'Update Location' }).click();
    await expect(dialog.getByText('Location updated successfully!')).toBeVisible();
    await expect(dialog.getByLabel('State')).toHaveValue('CA');
  },
);
