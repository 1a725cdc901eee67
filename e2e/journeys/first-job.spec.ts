import { field, chooseLogo } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { newEmployerFields } from '../people.ts';
import { uniqueWord } from '../unique.ts';

/** What a person does on a way, counted: links and buttons pressed, fields filled in, addresses seen. */
function countedWay(page: Page) {
  const addresses = new Set<string>();
  const counts = { presses: 0, fields: 0 };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.add(new URL(frame.url()).pathname);
  });
  return {
    press: async (role: 'link' | 'button', name: string, within = page.getByRole('main')) => {
      await within.getByRole(role, { name, exact: true }).click();
      counts.presses += 1;
    },
    fill: async (label: string, text: string) => {
      await field(page, label).fill(text);
      counts.fields += 1;
    },
    choose: async (label: RegExp, choice: string) => {
      await page.getByRole('combobox', { name: label }).selectOption(choice);
      counts.fields += 1;
    },
    attachLogo: async () => {
      await chooseLogo(page);
      counts.fields += 1;
    },
    total: () => ({ ...counts, screens: addresses.size }),
  };
}

test('a company comes from nothing to its first job', { tag: '@phone' }, async ({ page }) => {
  const company = newEmployerFields();
  const title = `Kite maker ${uniqueWord()}`;
  const way = countedWay(page);
  await page.goto('/employer/signup');

  await test.step('it registers', async () => {
    await way.fill('Company name', company.companyName);
    await way.fill('Business email', company.email);
    await way.fill('Password', company.password);
    await way.fill('Confirm password', company.password);
    await way.press('button', 'Next');
    await way.attachLogo();
    await way.fill('Street address', company.address);
    await way.fill('City', company.city);
    await way.fill('State', company.state);
    await way.fill('Phone', company.phone);
    await way.press('button', 'Create Account');
  });

  await test.step('it signs in, its address already filled in', async () => {
    await way.press('link', 'Proceed to Login');
    await expect(field(page, 'Business email')).toHaveValue(company.email);
    await way.fill('Password', company.password);
    await way.press('button', 'Sign In');
  });

  await test.step('it buys a plan', async () => {
    await way.press('link', 'See plans');
    await way.press('button', 'Get Started', page.getByRole('listitem', { name: 'Impact' }));
    await way.press('button', 'Pay');
    await way.press('link', 'Post a job');
  });

  await test.step('it posts a job', async () => {
    await way.fill('Job Title *', title);
    await way.choose(/^Job Type/, 'Part-time');
    await way.fill('Description *', 'You cut, fold and glue.');
    await way.press('button', 'Use company address');
    await way.fill('Pay Rate *', '$18 an hour');
    await way.press('button', 'Create Job');
    await way.press('button', 'Create Job', page.getByRole('dialog'));
    await expect(page.getByRole('heading', { name: 'Job Successfully Posted!' })).toBeVisible();
  });

  expect(way.total()).toEqual({ presses: 11, fields: 14, screens: 7 });
});
