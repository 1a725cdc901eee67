import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test, type Page } from '../journey.ts';
import { postJob } from '../posted-jobs.ts';
import { enter, tabTo, typeInto } from '../tab-to.ts';
import { uniqueWord } from '../unique.ts';

/** Five miles around it are many jobs of the sample, and none that journeys post. */
const CAMPUS = 'Duke University, NC';

const placeField = (within: Page | Locator) =>
  within.getByRole('combobox', { name: 'City, ZIP or campus' });
const placeList = (page: Page) => page.getByRole('listbox', { name: 'Places' });
const cards = (page: Page) => page.getByRole('main').locator('[data-job]');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ jobs(?:, \d+ remote)?$/ });

/** Types into the field of a place, and leaves the list open at the campus. */
async function typeCampus(page: Page, field: Locator): Promise<void> {
  await typeInto(field, 'duke');
  const campus = placeList(page).getByRole('option', { name: `Within 10 mi of ${CAMPUS}` });
  await expect(campus).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(campus).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(campus).toHaveAttribute('aria-selected', 'true');
  const id = await campus.getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
}

/** Orders the search by distance, and reads the distances of the cards. */
async function orderByDistance(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    const nearest = page.getByRole('link', { name: 'Nearest' });
    await enter(nearest);
    await expect(nearest).toHaveAttribute('aria-current', 'true');
  } else {
    // It stands above the search.
    await tabTo(page.getByLabel('Sort by'), 'Shift+Tab');
    // Typing into a select chooses.
    await page.keyboard.type('Nearest');
    await expect(page.getByLabel('Sort by')).toHaveValue('distance');
  }
  await expect(page).toHaveURL(/sort=distance/);
  const miles = async () => {
    const texts = await cards(page).allTextContents();
    return texts
      .flatMap((text) => /(\d[\d.]*) mi (?:north|south|east|west)/.exec(text)?.[1] ?? [])
      .map(Number);
  };
  const isInOrder = async () => {
    const found = await miles();
    return found.length > 1 && found.every((mile, at) => at === 0 || mile >= (found[at - 1] ?? 0));
  };
  await expect.poll(isInOrder, 'distances from near to far').toBe(true);
  expect(Math.max(...(await miles()))).toBeLessThanOrEqual(5);
}

test('a visitor finds the jobs nearest to a campus, without a mouse @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/jobs');
  if (isMobile) await searchInSheet(page);
  else await searchInForm(page);
  await expect(page).toHaveURL(/near=campus-\d+.*radius=5/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jobs near ${CAMPUS}`);
  await orderByDistance(page, isMobile);
  if (isMobile) {
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeLessThan(260);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: CAMPUS })).toBeInViewport();
  }
});

async function searchInForm(page: Page): Promise<void> {
  const field = placeField(page);
  await typeCampus(page, field);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(placeList(page)).toHaveCount(0);
  await expect(page).toHaveURL(/near=campus-\d+/);
  await expect(field).toHaveValue(CAMPUS);
  const radius = page.getByRole('navigation', { name: 'Distance' });
  await enter(radius.getByRole('link', { name: '5 mi', exact: true }));
  await expect(radius.getByRole('link', { name: '5 mi', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

async function searchInSheet(page: Page): Promise<void> {
  await enter(page.getByRole('button', { name: 'Job, skill, company or place' }));
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet.getByRole('searchbox', { name: 'Keywords' })).toBeFocused();
  const field = placeField(sheet);
  await typeCampus(page, field);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(placeList(page)).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await typeCampus(page, field);
  await page.keyboard.press('Enter');
  await expect(placeList(page)).toHaveCount(0);
  await expect(field).toHaveValue(CAMPUS);
  const radius = sheet.getByRole('group', { name: 'Distance' });
  const fiveMiles = radius.getByRole('button', { name: '5 mi', exact: true });
  await tabTo(fiveMiles);
  await page.keyboard.press('Space');
  await expect(fiveMiles).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await enter(sheet.getByRole('button', { name: /^Show \d+ jobs$/ }));
  await expect(sheet).toHaveCount(0);
  await expect(count(page)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a visitor learns in four presses whether a job near a campus is at a certain time', async ({
    page,
    api,
  }) => {
    const trade = uniqueWord();
    const company = await claimCompany(api, 'jobs at certain times');
    const shifts = [{ weekday: 'sat', start: '07:00', end: '11:00' }] as const;
    await postJob(api, company, `${trade} assistant`, { shifts });

    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Job, skill, company or place' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await expect(sheet.getByRole('searchbox', { name: 'Keywords' })).toBeFocused();
    await page.keyboard.type(trade);
    await placeField(sheet).tap();
    await page.keyboard.type('nc state');
    await placeList(page)
      .getByRole('option', { name: 'North Carolina State University' })
      .first()
      .tap();
    await sheet.getByRole('button', { name: /^Weekend mornings/ }).tap();
    await expect(sheet.getByRole('button', { name: 'Show 1 job', exact: true })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Weekend evenings/ })).toHaveText(/0/);

    await sheet.getByRole('button', { name: 'Show 1 job', exact: true }).tap();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(trade);
  });
});

test('a visitor searches around a ZIP code, and reads how far and which way each job is', async ({
  page,
}) => {
  await page.goto('/jobs');
  await typeInto(placeField(page), '27514');
  await expect(
    placeList(page).getByRole('option', { name: 'Within 10 mi of 27514 Chapel Hill, NC' }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=zip-27514/);

  await expect(
    cards(page)
      .getByText(/\d mi (north|south|east|west)/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});
