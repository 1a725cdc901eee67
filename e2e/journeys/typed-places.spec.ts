import { claimCompany } from '../claimed-companies.ts';
import { fillEmployerAccount, fillEmployerCompany, logIn } from '../forms/forms.ts';
import { createEmployer, createNewcomer, createSeeker, newEmployerFields } from '../people.ts';
import { expect, test } from '../journey.ts';
import { postJob } from '../posted-jobs.ts';
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

test(
  'a company signs up with what it copied, and signs in from another device',
  { tag: '@phone' },
  async ({ page }) => {
    const company = { ...newEmployerFields(), password: 'Blåbär-Fika1' };
    await page.goto('/employer/signup');
    await fillEmployerAccount(page, { ...company, email: `mailto:${company.email}` });
    await page.getByRole('button', { name: 'Next' }).click();
    const beside = 'Please enter a valid email address, without “mailto:”';
    await expect(page.getByText(beside).first()).toBeVisible();
    await page.getByLabel('Business email').fill(`\u202A${company.email}\u200B`);
    await page.getByRole('button', { name: 'Next' }).click();
    const place = { city: 'St. Louis', state: 'missouri', phone: '+44 20 7946 0958' };
    await fillEmployerCompany(page, { ...company, ...place });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(
      page.getByText('Please enter a complete 10-digit phone number').first(),
    ).toBeVisible();
    await expect(page.getByLabel('State')).toHaveValue('MO');
    await expect(page.getByLabel('City')).toHaveValue('St. Louis');
    await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0958');
    await page.getByLabel('Phone').fill('001 314 555 0142');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('link', { name: 'Proceed to Login' }).click();
    await logIn(page, {
      email: company.email.replace('@', '\u00AD@'),
      password: company.password.normalize('NFD'),
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${company.companyName} Dashboard`,
    );
  },
);

test(
  'a job is where its company writes it is',
  { tag: '@phone' },
  async ({ page, api, enterAs }) => {
    await enterAs(await createEmployer(api));
    await page.goto('/employer/createjob');
    const [city, state] = [
      page.getByRole('textbox', { name: 'City' }),
      page.getByRole('combobox', { name: 'State' }),
    ];
    await city.fill("Coeur d'Alene");
    await state.fill('Alberta');
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('Please choose a state.')).toBeVisible();
    await expect(state).toHaveValue('Alberta');
    await state.fill('idaho');
    await city.focus();
    await expect(state).toHaveValue('ID');
    await expect(page.getByText('Please choose a state.')).toBeHidden();
    await expect(city).toHaveValue("Coeur d'Alene");
  },
);

test(
  'an application takes a place, a phone and an address as copied',
  { tag: '@phone' },
  async ({ page, api, enterAs }, { project }) => {
    const claim = project.name === 'phone' ? 'a form on a phone' : 'a form on a desktop';
    const company = await claimCompany(api, claim);
    const job = await postJob(api, company, 'Copied Address Reader');
    const asked = Object.fromEntries(
      ['email', 'phone', 'city', 'state'].map((name) => [name, { enabled: true, required: true }]),
    );
    const form = { jobId: job.id, basicFields: asked };
    await api('/employerapplications/create', { method: 'POST', token: company.token, body: form });
    await enterAs(await createSeeker(api));
    await page.goto(`/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const field = (name: string) => page.getByLabel(name);
    await field('Email').fill('robin@mail.example, kim@mail.example');
    await field('Phone').fill('+49 30 901820');
    await field('City').fill('29 Palms');
    await field('State').fill('Kalifornien');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    for (const complaint of [
      'Please enter a valid email address, without commas',
      'Please enter a complete 10-digit phone number',
      'Please choose a state.',
    ]) {
      await expect(page.getByText(complaint)).toBeVisible();
    }
    await expect(field('Phone')).toHaveValue('+49 30 901820');
    await field('Email').fill('\uFEFFrobin@mail.example');
    await field('Phone').fill('(760) 555-0142 x7');
    await expect(page.getByText('Only the ten digits are kept')).toBeVisible();
    await field('State').fill('California');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Application Submitted Successfully!',
    );
  },
);
