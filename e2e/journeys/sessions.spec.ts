import { withoutStream } from '@nextshift/test-kit/pages/without-stream';
import { claimCompany } from '../claimed-companies.ts';
import { field, logIn } from '../forms/forms.ts';
import { expect, test, type Page } from '../journey.ts';
import { createEmployer, createSeeker } from '../people.ts';
import { postJob } from '../posted-jobs.ts';
import { signOut } from '../sign-out.ts';
import { uniqueWord } from '../unique.ts';

const DAY = 86_400;

/** Waits for every response, so that ending the session affects no request in flight. */
const whole = { waitUntil: 'networkidle' } as const;

async function sessionCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.includes('session'));
}

for (const [kind, address, home] of [
  ['seeker', '/login', '/profile'],
  ['employer', '/employer/login', '/employer'],
] as const) {
  test.describe(`a ${kind}`, () => {
    test('is remembered for 30 days on request, else until the browser closes', async ({
      openBrowser,
      api,
    }) => {
      const person = await (kind === 'seeker' ? createSeeker(api) : createEmployer(api));
      for (const isRemembered of [false, true]) {
        const page = await openBrowser();
        await page.goto(address);
        await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(isRemembered);
        await logIn(page, person);
        await expect(page).toHaveURL(home);
        const cookie = await sessionCookie(page);
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
        const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
        if (isRemembered) expect(Math.abs(lifetime - 30 * DAY)).toBeLessThan(600);
        else expect(cookie?.expires).toBe(-1);
      }
    });

    test('stays signed in across a reload, and is signed out everywhere', async ({
      page,
      api,
      enterAs,
    }) => {
      const person = await (kind === 'seeker' ? createSeeker(api) : createEmployer(api));
      await enterAs(person);
      await page.goto(home);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(
        kind === 'seeker' ? person.name : `${person.name} Dashboard`,
      );
      await page.reload();
      await expect(page).toHaveURL(home);
      const otherTab = await page.context().newPage();
      await otherTab.goto(home, whole);
      await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();

      await signOut(page, kind);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(heading).toHaveText('Find Your Next Shift');
      await expect(page).toHaveURL('/');
      await expect(otherTab).toHaveURL(new RegExp(`${address}\\?next=`));
      expect(await sessionCookie(page)).toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
      await expect(page.getByText(person.email)).toHaveCount(0);
      expect(await storedTexts(page)).not.toContain(person.email);

      const me = kind === 'seeker' ? '/user/me' : '/employer/me';
      await expect(api(me, { token: person.token })).rejects.toThrow('responded with 401');
    });
  });
}

function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
}

test('nothing in browser storage could open a session', async ({ page, api }) => {
  const seeker = await createSeeker(api);
  await page.goto('/login');
  await logIn(page, seeker);
  await expect(page).toHaveURL('/profile');
  const stored = await storedTexts(page);
  expect(stored).toContain(seeker.id);
  expect(stored).not.toContain(seeker.password);
  expect(stored).not.toContain((await sessionCookie(page))?.value);
});

test('visitors cause no session check', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(user|employer)\/me$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: /^Raleigh, NC/ }).click();
  await expect(page.getByRole('heading', { name: 'Join For More Opportunities' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
  expect(asked).toEqual([]);
});

test('signing in as the other kind ends the first session', async ({ page, api, enterAs }) => {
  const seeker = await createSeeker(api);
  const employer = await createEmployer(api);
  await enterAs(seeker);
  await withoutStream(page.context());
  await page.goto('/history', whole);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Job History');
  await page.evaluate(async ({ email, password }) => {
    await fetch('/api/employer/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
  }, employer);
  await expect(api('/user/me', { token: seeker.token })).rejects.toThrow('responded with 401');
});

test('the login returns to the requested page', async ({ page, api }) => {
  const seeker = await createSeeker(api);
  await page.goto('/history?tab=applied');
  await expect(page).toHaveURL('/login?next=%2Fhistory%3Ftab%3Dapplied');
  await logIn(page, seeker);
  await expect(page).toHaveURL('/history?tab=applied');
});

for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
  test(`the login never leads to ${next}`, async ({ page, api }) => {
    const seeker = await createSeeker(api);
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await logIn(page, seeker);
    await expect(page).toHaveURL('/profile');
  });
}

test('a double click on Apply sends one application', async ({ page, api, enterAs }) => {
  const company = await claimCompany(api, 'applications by double click');
  const seeker = await createSeeker(api);
  const { id: jobId } = await postJob(api, company, `Lamp lighter ${uniqueWord()}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/apply')) sent.push(request.url());
  });
  await enterAs(seeker);
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Apply Now' }).dblclick();
  await expect(page.getByRole('button', { name: 'Applied' })).toBeDisabled();
  await page.goto('/history?tab=applied');
  await expect(page.getByRole('tab', { name: 'Applied Jobs 1' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a double click on Sign In signs in once', async ({ page, api }) => {
  const seeker = await createSeeker(api);
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login')) logins += 1;
  });
  await page.goto('/login');
  await field(page, 'Email').fill(seeker.email);
  await field(page, 'Password').fill(seeker.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick();
  await expect(page).toHaveURL('/profile');
  expect(logins).toBe(1);
});

test('saved and applied jobs leave the results', async ({ page, api }) => {
  const seeker = await createSeeker(api);
  const found = (await api('/jobs/searchjobs?searchLocation=Raleigh&limit=3')) as { id: string }[];
  const [saved, kept] = found;
  const body = { userId: seeker.id, jobId: saved?.id };
  await api('/savedjobs/add', { method: 'POST', token: seeker.token, body });
  await page.goto('/login?next=%2Fjobs%3FsearchLocation%3DRaleigh');
  await logIn(page, seeker);
  await expect(page.locator(`h2 a[href="/jobs/${kept?.id ?? ''}"]`)).toBeVisible();
  await expect(page.locator(`a[href="/jobs/${saved?.id ?? ''}"]`)).toHaveCount(0);
});
