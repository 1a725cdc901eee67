import { expect, test, type Page } from '../journey.ts';

test.use({ javaScriptEnabled: false });

test('a search can be read in full, and its next page has other jobs', async ({ page }) => {
  await page.goto('/jobs?searchLocation=Raleigh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Raleigh');
  const first = await readCards(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/cursor=/);
  const second = await readCards(page);
  expect(first.filter((job) => second.includes(job))).toEqual([]);
});

/** The addresses of a page's jobs; checks that each card shows pay and place. */
async function readCards(page: Page): Promise<string[]> {
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Posted' });
  await expect(cards).toHaveCount(24);
  // Cards outside the window are not laid out, so they have no inner text.
  const texts = await cards.allTextContents();
  for (const text of texts) {
    expect(text).toMatch(/\$\d/);
    // Other states have one, too.
    expect(text).toMatch(/Raleigh, [A-Z]{2}/);
  }
  const links = await cards.getByRole('heading').getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

test('a search by words, city and industry needs no script', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('searchbox').fill('opening barista');
  await page.getByRole('combobox', { name: 'City' }).fill('Raleigh');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/searchQuery=opening\+barista/);
  await page.getByRole('link', { name: 'Opening Barista', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening Barista');
});

test('a job can be read in full', { tag: '@main' }, async ({ page, board }) => {
  await page.goto(`/jobs/${board.job.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.job.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: board.employer.name }).first()).toBeVisible();
  await expect(main.getByText(/\$\d/).first()).toBeVisible();
  await expect(main.getByText('learn what forty regulars drink').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(main.getByText('Free for at least one semester')).toBeVisible();
});

test('the home page leads to jobs', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Next Shift');
  const search = page.getByRole('search');
  await search.getByRole('combobox').selectOption('Raleigh');
  await search.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Raleigh');
});

test('a company can be read in full', async ({ page, board }) => {
  await page.goto(`/company/${board.employer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(board.employer.name);
  const city = page.getByRole('main').getByText('Raleigh, NC', { exact: true });
  await expect(city.first()).toBeVisible();
  await expect(page.getByRole('link', { name: board.employer.email })).toBeVisible();
});

test('the policies can be read, and link each other', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText(/at least 16/).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Policies', exact: true })
    .getByRole('link', { name: 'Cookie Policy' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy');
});

test('forms that need scripts do not leak input into the address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@mail.example');
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page).toHaveURL('/login');
});

test('Apply and Save lead to the login, which returns to the job, and say what they need', async ({
  page,
  board,
}) => {
  const needs = 'To save a job or apply, sign in with JavaScript turned on.';
  const lists = ['/jobs?searchLocation=Raleigh', `/company/${board.employer.id}`];
  for (const address of [...lists, `/jobs/${board.job.id}`]) {
    await page.goto(address);
    await expect(page.getByText(needs).filter({ visible: true })).toHaveCount(1);
    const main = page.getByRole('main');
    for (const [name, intent] of [
      ['Save', 'save'],
      ['Apply Now', 'apply'],
    ] as const) {
      const link = main.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
      await expect(link).toHaveAttribute('href', new RegExp(`^/login\\?next=.*intent%3D${intent}`));
    }
  }
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.locator('noscript p').first()).toHaveText('This form needs JavaScript.');
});
