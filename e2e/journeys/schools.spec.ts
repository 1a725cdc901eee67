import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { field } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { confirmAddress, linkInMail } from '../link-in-mail.ts';
import { createSeeker, PASSWORD } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { uniqueEmail, uniqueWord } from '../unique.ts';

const SCHOOL = 'Student at Wake Technical Community College';
const schoolEmail = () => `${uniqueWord()}@my.waketech.edu`;

const schoolOn = (page: Page) => page.getByRole('main').getByText(SCHOOL);

async function openSettings(page: Page, view: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('button', { name: view }).click();
  await expect(settings.getByRole('heading', { name: view })).toBeVisible();
  return settings;
}

test(
  'a student confirms a school address, shows the school, and removes it',
  { tag: '@phone' },
  async ({ api, page, enterAs, openBrowser, guard }, { project }) => {
    const seeker = await createSeeker(api);
    const company = await claimCompany(
      api,
      project.name === 'phone' ? 'a school on a phone' : 'a school on a desktop',
    );
    const job = await postJob(api, company, `Paper Folder ${uniqueWord()}`);
    await api(`/applications/job/${job.id}/apply`, {
      method: 'POST',
      token: seeker.token,
      body: { userId: seeker.id },
    });
    const employer = await openBrowser(company);
    await enterAs(seeker);

    guard.expectFailure({ url: '/school', status: 400 });
    await test.step('an address that is no school of ours is refused', async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Add your school' }).click();
      await field(page, 'School email').fill(uniqueEmail());
      await page.getByRole('button', { name: 'Send the Link' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'We do not recognize the domain of this address as a school’s.',
      );
    });

    const email = schoolEmail();
    await test.step('asks for the link, and confirms with it', async () => {
      await field(page, 'School email').fill(email);
      await page.getByRole('button', { name: 'Send the Link' }).click();
      await expect(page.getByRole('dialog')).toContainText(`We sent a link to ${email}`);
      await expectAccessible(page);
      await page.goto(await linkInMail(page, email, '/confirm-school'));
      await page.getByRole('button', { name: 'Confirm This Address' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All set');
      await expect(schoolOn(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('nobody sees it before it is switched on', async () => {
      await page.getByRole('link', { name: 'Go to My Profile' }).click();
      await expect(page.getByRole('button', { name: 'Show your school' })).toBeVisible();
      await expect(schoolOn(page)).toBeHidden();
      await employer.goto(`/user/profile/${seeker.id}`);
      await expect(employer.getByRole('heading', { level: 1 })).toContainText(seeker.name);
      await expect(schoolOn(employer)).toBeHidden();
    });

    await test.step('switched on, employers see the school and not the address', async () => {
      await page.getByRole('button', { name: 'Show your school' }).click();
      const toggle = page.getByRole('switch', { name: 'Show my school to employers' });
      await toggle.click();
      await expect(toggle).toBeChecked();
      await page.goto('/profile');
      await expect(schoolOn(page)).toBeVisible();
      await employer.reload();
      await expect(schoolOn(employer)).toBeVisible();
      await expect(employer.getByRole('main')).not.toContainText(email);
      await expectNoSidewaysScroll(page);
    });

    await test.step('removed, it falls away', async () => {
      const settings = await openSettings(page, 'School');
      await settings.getByRole('button', { name: 'Remove' }).click();
      await expect(settings).toContainText('Confirm the address that your school gave you');
      await employer.reload();
      await expect(employer.getByRole('heading', { level: 1 })).toContainText(seeker.name);
      await expect(schoolOn(employer)).toBeHidden();
    });
  },
);

test('the school of an account falls away when its address changes', async ({
  api,
  page,
  enterAs,
}) => {
  const seeker = await createSeeker(api, schoolEmail());
  await enterAs(seeker);
  await confirmAddress(page, seeker);

  await test.step('the address of the account is enough', async () => {
    const settings = await openSettings(page, 'School');
    await settings.getByRole('switch', { name: 'Show my school to employers' }).click();
    await page.goto('/profile');
    await expect(schoolOn(page)).toBeVisible();
  });

  await test.step('changes the address to one of no school', async () => {
    const email = uniqueEmail();
    const settings = await openSettings(page, 'Change Email');
    await field(page, 'New email').fill(email);
    await field(page, 'Current password').fill(PASSWORD);
    await settings.getByRole('button', { name: 'Change Email' }).click();
    await expect(settings).toContainText(`We sent a link to ${email}`);
    await page.goto('/profile');
    await expect(schoolOn(page)).toBeVisible();
    await confirmAddress(page, { email });
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Add your school' })).toBeVisible();
    await expect(schoolOn(page)).toBeHidden();
  });
});
