import { generateSync } from 'otplib';
import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { field, logIn } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { createEmployer, createSeeker, PASSWORD } from '../people.ts';

const kinds = [
  { kind: 'seeker', create: createSeeker, login: '/login', home: '/profile' },
  { kind: 'employer', create: createEmployer, login: '/employer/login', home: '/employer/profile' },
] as const;

async function openSetting(page: Page, kind: 'seeker' | 'employer') {
  if (kind === 'seeker') await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: /^(Two-step sign-in|Set up or change)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const { kind, create, login, home } of kinds) {
  test(
    `one ${kind} signs in with a code, and with a recovery code`,
    { tag: '@phone' },
    async ({ page, api, guard, openBrowser }) => {
      const person = await create(api);
      await page.goto(`${login}?next=${encodeURIComponent(home)}`);
      await logIn(page, person);
      await expect(page).toHaveURL(home);

      const dialog = await openSetting(page, kind);
      await dialog.getByRole('button', { name: 'Set It Up' }).click();
      await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const link = dialog.getByRole('link', { name: 'Open your authenticator' });
      const uri = new URL((await link.getAttribute('href')) ?? '');
      const secret = uri.searchParams.get('secret') ?? '';
      guard.expectFailure({ url: '/api/second-factor', status: 400 });
      await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
      await dialog.getByLabel('Current password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Turn It On' }).click();
      await expect(dialog.getByText('This code is wrong, or was used already.')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Code' }).fill(generateSync({ secret }));
      await dialog.getByRole('button', { name: 'Turn It On' }).click();
      const codes = dialog.getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await expectAccessible(page);
      const [first = '', second = ''] = await codes.allTextContents();
      await dialog.getByRole('button', { name: 'I have saved them' }).click();
      await expect(dialog.getByText(/10 recovery codes are left/)).toBeVisible();
      await expectAccessible(page);

      const other = await openBrowser();
      guard.expectFailure({ url: '/login', status: 401 });
      guard.expectFailure({ url: '/login', status: 400 });
      await other.goto(`${login}?next=${encodeURIComponent(home)}`);
      await logIn(other, person);
      const code = field(other, 'Code');
      await expect(code).toBeFocused();
      await expectAccessible(other);
      await code.fill('000000');
      await other.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(other.getByText('This code is wrong, or was used already.')).toBeVisible();
      await code.fill(first);
      await other.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(other).toHaveURL(home);

      const setting = await openSetting(other, kind);
      await expect(setting.getByText(/9 recovery codes are left/)).toBeVisible();
      await setting.getByRole('textbox', { name: 'Code' }).fill(second);
      await setting.getByLabel('Current password').fill(PASSWORD);
      await setting.getByRole('button', { name: 'Turn It Off' }).click();
      await expect(setting.getByRole('button', { name: 'Set It Up' })).toBeVisible();
    },
  );
}
