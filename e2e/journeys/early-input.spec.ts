import { applyForShifts } from '../forms/apply-for-shifts.ts';
import { field } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { createSeeker, newSeekerFields } from '../people.ts';

/** A phone six times slower than this machine, whose scripts load, or fail, when released. */
async function openEarly(page: Page, path: string, { doLoad = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let letThrough: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await (doLoad ? route.continue() : route.abort('connectionrefused'));
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

/** Responds to calls to a path with a status, and counts them. */
async function answerCalls(page: Page, path: string, status: number, json: object) {
  const calls: string[] = [];
  await page.route(`**${path}`, async (route) => {
    calls.push(route.request().postData() ?? '');
    await route.fulfill({ status, json });
  });
  return calls;
}

const isReady = (page: Page) =>
  page.waitForFunction(() => 'ready' in document.documentElement.dataset);

// Once each; the proof `early-input` presses twenty times.
for (const how of ['Enter', 'a click', 'a double click']) {
  test(`signs in by ${how} before the scripts, once`, async ({ openRawBrowser, guard }) => {
    guard.expectFailure({ url: '/user/login', status: 401 });
    const page = await openRawBrowser();
    const said = { code: 'invalid_credentials', message: 'Refused by this test.' };
    const calls = await answerCalls(page, '/user/login', 401, said);
    const letScriptsCome = await openEarly(page, '/login');
    const { email, password } = newSeekerFields();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    const signIn = page.getByRole('button', { name: /^Sign In/ });
    if (how === 'Enter') await field(page, 'Password').press('Enter');
    else if (how === 'a click') await signIn.click();
    else await signIn.dblclick();
    await expect(signIn).toHaveAttribute('data-pressed', 'Signing in...');
    letScriptsCome();
    await expect(page.getByRole('alert')).toHaveText(said.message);
    expect(calls).toEqual([JSON.stringify({ email, password, rememberMe: false })]);
    await expect(field(page, 'Email')).toHaveValue(email);
  });
}

test('saves and applies before the scripts, once each', async ({ api, board, openRawBrowser }) => {
  const seeker = await createSeeker(api);
  const page = await openRawBrowser(seeker);
  const saves = await answerCalls(page, '/savedjobs/add', 201, { savedJob: {} });
  const application = { job: { companyName: 'Blue Finch Coffee' } };
  const response = { needsMoreInfo: false, application, invited: false };
  const applications = await answerCalls(page, '/apply', 201, response);
  const letScriptsCome = await openEarly(page, `/jobs/${board.job.id}`);
  // Before the styles load, elements for phones are visible too. The question about the shifts hides the page from roles.
  const visible = (name: string) =>
    page.getByRole('button', { name, includeHidden: true }).filter({ visible: true }).first();
  await visible('Save').click();
  await visible('Apply Now').click();
  letScriptsCome();
  await expect(visible('Saved')).toBeVisible();
  await applyForShifts(page);
  await expect(visible('Applied')).toBeVisible();
  expect([saves.length, applications.length]).toEqual([1, 1]);
});

test('opens the filters before the scripts', async ({ openRawBrowser }) => {
  const page = await openRawBrowser();
  const letScriptsCome = await openEarly(page, '/jobs?searchLocation=Raleigh');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await filters.click();
  letScriptsCome();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('group', { name: 'Job Type' })).toBeVisible();
});

test('keeps words typed after a press on the search of a phone, and its address short', async ({
  openRawBrowser,
}) => {
  const page = await openRawBrowser();
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await openEarly(page, '/jobs?searchLocation=Raleigh');
  await page.getByRole('button', { name: 'Raleigh', exact: true }).click();
  await page.keyboard.type('latte art');
  letScriptsCome();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet.getByLabel('Keywords')).toHaveValue('latte art');
});

test('searches before the scripts by an address without empty parts', async ({
  openRawBrowser,
}) => {
  const page = await openRawBrowser();
  await openEarly(page, '/jobs');
  const search = page.getByRole('search', { name: 'Jobs' });
  await search.getByLabel('Keywords').fill('barista');
  await search.getByLabel('Keywords').press('Enter');
  await expect(page).toHaveURL('/jobs?searchQuery=barista');
});

test('keeps what is typed into a signup before the scripts', async ({ openRawBrowser }) => {
  const page = await openRawBrowser();
  const letScriptsCome = await openEarly(page, '/employer/signup');
  await field(page, 'Company name').fill('Atelier');
  await field(page, 'Business email').fill('atelier@mail.example');
  letScriptsCome();
  await isReady(page);
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('Atelier');
  await expect(field(page, 'Business email')).toHaveValue('atelier@mail.example');
});

for (const [name, path] of [
  ['Save', '/jobs?searchLocation=Raleigh'],
  ['Apply Now', '/jobs?searchLocation=Raleigh'],
] as const) {
  test(`leads a visitor who presses ${name} before the scripts to the login`, async ({
    openRawBrowser,
  }) => {
    const page = await openRawBrowser();
    const letScriptsCome = await openEarly(page, path);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/login\?next=/);
    letScriptsCome();
    await isReady(page);
  });
}

test('lets go of a button whose scripts did not come, and loads them at the next press', async ({
  openRawBrowser,
  guard,
}) => {
  guard.expectFailure({ url: '/assets/', status: 'network' });
  const page = await openRawBrowser();
  const letScriptsFail = await openEarly(page, '/jobs?searchLocation=Raleigh', { doLoad: false });
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await filters.click();
  await expect(filters).toHaveAttribute('data-pressed');
  letScriptsFail();
  await expect(filters).not.toHaveAttribute('data-pressed');
  await page.unroute('**/assets/*.js');
  await filters.click();
  await isReady(page);
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});
