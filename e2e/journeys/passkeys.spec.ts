import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { logIn } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { createEmployer, createSeeker, PASSWORD } from '../people.ts';
import { signOut } from '../sign-out.ts';
import { addVirtualAuthenticator } from '../virtual-authenticator.ts';

const kinds = [
  {
    kind: 'seeker',
    create: createSeeker,
    login: '/login',
    otherLogin: '/employer/login',
    home: '/profile',
  },
  {
    kind: 'employer',
    create: createEmployer,
    login: '/employer/login',
    otherLogin: '/login',
    home: '/employer/profile',
  },
] as const;

type Kind = (typeof kinds)[number]['kind'];

async function openSetting(page: Page, kind: Kind) {
  if (kind === 'seeker') await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: /^(Passkeys|Add or remove)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Signs out, and opens a login. */
async function leaveFor(page: Page, kind: Kind, login: string) {
  await signOut(page, kind);
  await expect(page).toHaveURL('/');
  await page.goto(login);
}

const withPasskey = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with a passkey' }).click();

for (const { kind, create, login, otherLogin, home } of kinds) {
  test(
    `one ${kind} adds a passkey, signs in with it, and removes it`,
    { tag: '@phone' },
    async ({ page, api, guard }) => {
      const authenticator = await addVirtualAuthenticator(page);
      const person = await create(api);
      const signInAddress = `${login}?next=${encodeURIComponent(home)}`;
      await page.goto(signInAddress);
      await logIn(page, person);
      await expect(page).toHaveURL(home);

      const dialog = await openSetting(page, kind);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      guard.expectFailure({ url: '/api/passkeys/options', status: 400 });
      await dialog.getByLabel('Name').fill('Blue phone');
      await dialog.getByLabel('Current password').fill('Guessed-1!');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
      await dialog.getByLabel('Current password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByRole('button', { name: 'Remove Blue phone' })).toBeVisible();
      await expect(dialog.getByText('Not used yet')).toBeVisible();
      expect(await authenticator.countPasskeys()).toBe(1);
      await expectAccessible(page);

      // The same device twice.
      await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
      await dialog.getByLabel('Name').fill('Blue phone again');
      await dialog.getByLabel('Current password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(
        dialog.getByText('This device has a passkey of your account already.'),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await leaveFor(page, kind, signInAddress);
      await authenticator.setUnlocked(false);
      await withPasskey(page);
      await expect(page.getByText(/^The passkey was not used/)).toBeVisible();
      await expectAccessible(page);
      await authenticator.setUnlocked(true);
      await withPasskey(page);
      await expect(page).toHaveURL(home);

      const setting = await openSetting(page, kind);
      await expect(setting.getByText('Last used: Today')).toBeVisible();
      await setting.getByRole('button', { name: 'Remove Blue phone' }).click();
      await expectAccessible(page);
      await setting.getByLabel('Current password').fill(PASSWORD);
      await setting.getByRole('button', { name: 'Remove It' }).click();
      // The list is back once it is removed.
      await expect(setting.getByRole('button', { name: 'Add a Passkey' })).toBeVisible();
      await expect(setting.getByRole('button', { name: 'Remove Blue phone' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(setting).toBeHidden();

      guard.expectFailure({ url: '/passkey-login', status: 401 });
      await leaveFor(page, kind, signInAddress);
      await withPasskey(page);
      await expect(page.getByText(/^This passkey opens no account here/)).toBeVisible();
    },
  );

  test(`a passkey of one ${kind} does not open the other kind of account`, async ({
    page,
    api,
    guard,
  }) => {
    await addVirtualAuthenticator(page);
    const person = await create(api);
    await page.goto(`${login}?next=${encodeURIComponent(home)}`);
    await logIn(page, person);
    const dialog = await openSetting(page, kind);
    await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
    await dialog.getByLabel('Name').fill('Blue phone');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Blue phone' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await leaveFor(page, kind, otherLogin);
    guard.expectFailure({ url: '/passkey-login', status: 401 });
    await withPasskey(page);
    await expect(page.getByText(/^This passkey opens no account here/)).toBeVisible();
    await expect(page).toHaveURL(otherLogin);
  });
}
