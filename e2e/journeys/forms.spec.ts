import { chooseLogo, field } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { createEmployer, newEmployerFields, PASSWORD } from '../people.ts';

/** The fixed fields, and the form's next complaint. */
type Fix = readonly [fixed: Readonly<Record<string, string>>, message: string];

async function expectMessages(page: Page, submit: string, fixes: readonly Fix[]) {
  for (const [fixed, message] of fixes) {
    await test.step(message, async () => {
      for (const [label, text] of Object.entries(fixed)) await field(page, label).fill(text);
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(page.getByText(message, { exact: true })).toHaveCount(1);
    });
  }
}

test('signup complains of one thing after another, in the order of its fields', async ({
  page,
}) => {
  await page.goto('/signup');
  await expectMessages(page, 'Create Account', [
    [{}, 'First name is required'],
    [{ 'First name': '   ' }, 'First name is required'],
    [{ 'First name': 'Robin' }, 'Last name is required'],
    [{ 'Last name': 'Park' }, 'Email is required'],
    [{ Email: 'robin' }, 'Please enter a valid email address'],
    [{ Email: 'robin park@mail.example' }, 'Please enter a valid email address'],
    [{ Email: 'robin@mail.example' }, 'Password is required'],
    [{ Password: 'sunflow' }, 'Password must be at least 8 characters long'],
    [{ Password: 'sunflower' }, 'Password must contain at least one capital letter'],
    [{ Password: 'Sunflower' }, 'Password must contain at least one number'],
    [{ Password: 'Sunflower7' }, 'Password must contain at least one special character'],
    [{ Password: PASSWORD, 'Confirm password': 'Sunflower-8' }, 'Passwords do not match'],
  ]);
  await expect(field(page, 'Confirm password')).toBeFocused();
  await expect(field(page, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('at least 16 years old')).toBeVisible();
});

for (const [address, email, message] of [
  ['/login', 'Email', 'Both fields are required.'],
  ['/employer/login', 'Business email', 'Please fill in all required fields'],
] as const) {
  test(`${address} needs both fields, and shows the password when asked`, async ({ page }) => {
    await page.goto(address);
    await expectMessages(page, 'Sign In', [
      [{}, message],
      [{ [email]: 'robin@mail.example' }, message],
      [{ [email]: '', Password: PASSWORD }, message],
    ]);
    await expect(field(page, email)).toBeFocused();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  });
}

test.describe('employer signup', () => {
  const account = newEmployerFields();

  test('checks the account while typing, and before step 2', async ({ page }) => {
    await page.goto('/employer/signup');
    const requirements = page.getByRole('list', { name: 'Password requirements' });
    const met = requirements.getByRole('listitem').filter({ hasText: '(met)' });
    await expect(requirements.getByRole('listitem')).toHaveCount(3);
    await expect(met).toHaveCount(0);

    await expectMessages(page, 'Next', [
      [{}, 'Please fill in all required fields'],
      [
        { 'Company name': account.companyName, 'Business email': 'no address' },
        'Please fill in all required fields',
      ],
      [
        { Password: 'sunflower', 'Confirm password': 'another' },
        'Password must meet all requirements',
      ],
    ]);
    await expect(met).toHaveText([/At least 8 characters/]);
    await expect(page.getByText('Password does not meet requirements')).toBeVisible();

    await field(page, 'Password').fill('Sunflower');
    await expect(met).toHaveText([/At least 8 characters/, /One capital letter/]);
    await expectMessages(page, 'Next', [
      [{ Password: 'Sunflower-' }, 'Passwords do not match'],
      [{ 'Confirm password': 'Sunflower-' }, 'Please enter a valid email address'],
    ]);
    await expect(met).toHaveCount(3);
    await field(page, 'Business email').fill(account.email);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
  });

  test('checks the company, and keeps the input on the way back', async ({ page }) => {
    await page.goto('/employer/signup');
    await field(page, 'Company name').fill(account.companyName);
    await field(page, 'Business email').fill(account.email);
    await field(page, 'Password').fill(account.password);
    await field(page, 'Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Next' }).click();

    const MISSING = 'Please fill in all required fields and upload a company logo';
    await expectMessages(page, 'Create Account', [
      [{}, MISSING],
      [
        { 'Street address': account.address, City: 'Raleigh', State: 'NC', Phone: '919555014' },
        MISSING,
      ],
    ]);
    await chooseLogo(page);
    await expect(page.getByAltText('Your logo')).toBeVisible();
    await expectMessages(page, 'Create Account', [
      [{}, 'Please enter a complete 10-digit phone number'],
      [
        { Phone: '9195550142', 'Website (optional)': 'atelier.example' },
        'Please enter a valid website URL starting with http:// or https://',
      ],
      [
        { 'Website (optional)': '', 'EIN / tax number (optional)': '12345678' },
        'Please enter a valid 9-digit EIN number',
      ],
    ]);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(field(page, 'Company name')).toHaveValue(account.companyName);
    await expect(field(page, 'Password')).toHaveValue(account.password);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(field(page, 'Phone')).toHaveValue('(919) 555-0142');
    await expect(page.getByAltText('Your logo')).toBeVisible();
  });

  test('accepts pictures of up to 5 MB as a logo', async ({ page }) => {
    await page.goto('/employer/signup');
    await field(page, 'Company name').fill(account.companyName);
    await field(page, 'Business email').fill(account.email);
    await field(page, 'Password').fill(account.password);
    await field(page, 'Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Next' }).click();
    const logo = page.getByRole('group', { name: 'Company logo' });
    const file = logo.locator('input[type="file"]');
    const huge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: huge });
    await expect(logo.getByText('File size must be less than 5MB')).toBeVisible();
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: huge });
    await expect(
      logo.getByText('Please choose a JPEG, PNG, WebP, GIF or AVIF image.'),
    ).toBeVisible();
  });
});

test('fields accept only valid characters', async ({ page, api, enterAs }) => {
  await enterAs(await createEmployer(api));
  await page.goto('/employer/createjob');
  for (const [label, typed, taken] of [
    ['ZIP Code', '27a601-1234', '27601'],
    ['City', '29 Palms!', '29 Palms'],
    ['State', 'n1c', 'NC'],
  ] as const) {
    const input = page.getByLabel(new RegExp(`^${label}`));
    await input.pressSequentially(typed);
    await expect(input).toHaveValue(taken);
  }
});

test('pay is read as it is typed, or asked about', async ({ page, api, enterAs }) => {
  await enterAs(await createEmployer(api));
  await page.goto('/employer/createjob');
  const pay = page.getByRole('textbox', { name: 'Pay Rate' });
  await pay.fill('$15–18 an hour');
  await pay.press('Tab');
  await expect(page.getByText('Read as $15 to $18, per hour.')).toBeVisible();
  for (const [label, value] of [
    ['Pay Rate', '15'],
    ['Minimum Wage', '15'],
    ['Maximum Wage', '18'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value);
  }
  await expect(page.getByRole('combobox', { name: 'Pay Frequency' })).toHaveValue('Per Hour');
  await pay.fill('15.500');
  await pay.press('Tab');
  await expect(page.getByText('Please write 15.50 or 15,500')).toBeVisible();
  await expect(pay).toHaveValue('15.500');
});

test('a job needs its required fields, and says which', async ({ page, api, enterAs }) => {
  await enterAs(await createEmployer(api));
  await page.goto('/employer/createjob');
  await page.getByRole('combobox', { name: 'State' }).fill('N');
  await page.getByRole('button', { name: 'Create Job' }).click();
  for (const message of [
    'Please enter a job title',
    'Please choose a job type',
    'Please enter a description',
    'Please enter a city',
    'Please choose a state.',
    'Please enter a pay rate',
    'Please choose a pay frequency',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toBeFocused();

  const requirements = page.getByRole('textbox', { name: 'Requirements' });
  for (const typed of ['Likes wind', '   ', 'Likes wind', 'Owns gloves']) {
    await requirements.fill(typed);
    await requirements.press('Enter');
  }
  await expect(page.getByRole('button', { name: /^Remove (Likes wind|Owns gloves)/ })).toHaveCount(
    2,
  );
});

test('a phone number keeps the caret during edits', async ({ page }) => {
  await page.goto('/employer/signup');
  await field(page, 'Company name').fill('Atelier');
  await field(page, 'Business email').fill('atelier@mail.example');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next' }).click();
  const phone = field(page, 'Phone');
  const caret = () =>
    phone.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

  await phone.pressSequentially('919555014');
  await expect(phone).toHaveValue('(919) 555-014');
  await phone.press('Home');
  await phone.press('ArrowRight');
  await phone.press('ArrowRight');
  await phone.press('8');
  await expect(phone).toHaveValue('(981) 955-5014');
  expect(await caret()).toBe(3);
  await phone.press('Backspace');
  await expect(phone).toHaveValue('(919) 555-014');
  expect(await caret()).toBe(2);
  await phone.press('End');
  await phone.press('2');
  await expect(phone).toHaveValue('(919) 555-0142');
  expect(await caret()).toBe(14);
});
