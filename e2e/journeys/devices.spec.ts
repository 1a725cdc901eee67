import { logIn } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { confirmAddress, linkInMail } from '../link-in-mail.ts';
import { createEmployer, createSeeker } from '../people.ts';

const kinds = [
  { kind: 'seeker', create: createSeeker, login: '/login', home: '/profile' },
  { kind: 'employer', create: createEmployer, login: '/employer/login', home: '/employer/profile' },
] as const;

/** Opens the list of devices on the page that has it. */
async function openDevices(page: Page, kind: 'seeker' | 'employer') {
  if (kind === 'seeker') await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: /^(Signed-in devices|See them)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Signed-in devices' });
  await expect(dialog.getByText('This device', { exact: true })).toBeVisible();
  return dialog;
}

for (const { kind, create, login, home } of kinds) {
  test(
    `one ${kind} sees where they are signed in, and signs out there`,
    { tag: '@phone' },
    async ({ page, api, guard, openBrowser }) => {
      const person = await create(api);
      const enter = async (browser: Page) => {
        await browser.goto(`${login}?next=${encodeURIComponent(home)}`);
        await logIn(browser, person);
        await expect(browser).toHaveURL(home);
        await expect(browser.getByRole('heading', { level: 1 })).toHaveText(person.name);
      };
      await enter(page);
      const other = await openBrowser();
      await enter(other);

      const otherTab = await page.context().newPage();
      await otherTab.goto(home);
      const stale = await openDevices(otherTab, kind);
      const dialog = await openDevices(page, kind);
      const rows = dialog.getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText('Chrome on Linux');
      await expect(rows.first()).toContainText('This device');
      await expect(rows.nth(1)).toContainText('Chrome on Linux');
      await expect(rows.nth(1)).toContainText('Last seen: Today');
      await expect(rows.nth(2)).toContainText('Unknown device');

      await rows.nth(1).getByRole('button').click();
      await expect(page.getByText('Chrome on Linux was signed out.')).toBeVisible();
      await expect(rows).toHaveCount(2);
      await expect(rows.nth(1).getByRole('button')).toBeFocused();
      guard.expectFailure({ url: '/api/', status: 401 });
      await other.goto(home);
      await expect(other).toHaveURL(new RegExp(`^[^?]*${login}\\?next=`));

      guard.expectFailure({ url: '/api/sessions/', status: 404 });
      await stale.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
      await expect(stale.getByRole('listitem')).toHaveCount(2);

      await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(dialog.getByText('You are signed in nowhere else.')).toBeVisible();
      const me = kind === 'seeker' ? '/user/me' : '/employer/me';
      await expect(api(me, { token: person.token })).rejects.toThrow('responded with 401');

      await dialog.getByRole('button', { name: 'Sign out this device' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
    },
  );

  test(`one ${kind} is told of a new browser, and led to the devices`, async ({
    page,
    api,
    openBrowser,
  }) => {
    const person = await create(api);
    await confirmAddress(page, person);
    await page.goto(login);
    await logIn(page, person);
    await expect(page).toHaveURL(kind === 'seeker' ? '/profile' : '/employer');
    const link = await linkInMail(page, person.email, 'settings=devices');

    const other = await openBrowser();
    await other.goto(link);
    await logIn(other, person);
    const dialog = other.getByRole('dialog', { name: 'Signed-in devices' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(other).toHaveURL(link);
    await other.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(other).toHaveURL(home);
  });
}
