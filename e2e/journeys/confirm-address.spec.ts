import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { logIn } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { confirmAddress, linkInMail } from '../link-in-mail.ts';
import { createEmployer, createSeeker } from '../people.ts';

const kinds = [
  { kind: 'seeker', create: createSeeker, login: '/login', home: '/profile', more: '/history' },
  {
    kind: 'employer',
    create: createEmployer,
    login: '/employer/login',
    home: '/employer',
    more: '/employer/profile',
  },
] as const;

const barOf = (page: Page) => page.getByRole('region', { name: 'Confirm your address' });

for (const { kind, create, login, home, more } of kinds) {
  test(
    `a new ${kind} is asked to confirm the address until they have`,
    { tag: '@phone' },
    async ({ page, api, guard }) => {
      const person = await create(api);
      await page.goto(login);
      await logIn(page, person);
      await expect(page).toHaveURL(home);
      const bar = barOf(page);
      await expect(bar).toContainText(person.email);
      await page.goto(more);
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.goto('/jobs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toBeHidden();

      await page.goto(home);
      await bar.getByRole('button', { name: 'Send it again' }).click();
      await expect(page.getByText('Another link is on its way.')).toBeVisible();
      const link = await linkInMail(page, person.email, '/confirm-email');

      await confirmAddress(page, person);
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toBeHidden();

      guard.expectFailure({ url: '/auth/confirm-email', status: 400 });
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm This Address' }).click();
      await expect(page.getByText('Your email address is confirmed already.')).toBeVisible();
    },
  );
}
