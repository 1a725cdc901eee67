import { expect, test, type Page } from '../journey.ts';

/** More jobs than a list shows by itself. */
const RALEIGH = '/jobs?searchLocation=Raleigh';
const PAGE = 24;

const cards = (page: Page) => page.getByRole('main').locator('[data-job]');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

/** Scrolls to the end until the list waits for a press. */
async function scrollThreePages(page: Page): Promise<void> {
  for (const pages of [2, 3]) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await showMore(page).scrollIntoViewIfNeeded();
    // The end may still be in view, so that the next page comes by itself.
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(pages * PAGE);
  }
}

test('results stop after three pages, continue by a press, and are restored', async ({ page }) => {
  await page.goto(RALEIGH);
  await expect(page).toHaveTitle('Jobs in Raleigh · NextShift');
  await scrollThreePages(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Interview Tips' })).toBeInViewport();
  await expect(cards(page)).toHaveCount(3 * PAGE);

  await showMore(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3 * PAGE);
  const first = cards(page).nth(3 * PAGE);
  await expect(first.getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ jobs$/ })).toBeAttached();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Interview Tips' }).click();
  await expect(page).toHaveURL(/comingsoon/);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3 * PAGE);
  await expect(page.getByRole('link', { name: 'Interview Tips' })).toBeInViewport();
});

test('the footer does not move when a visitor scrolls to it @phone', async ({ page }) => {
  await page.goto(RALEIGH);
  await scrollThreePages(page);
  await showMore(page).press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3 * PAGE);
  const tops = await page.evaluate(async () => {
    const footer = document.querySelector('footer');
    const found: (number | undefined)[] = [];
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 10; frame += 1) {
      found.push(footer?.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    return found;
  });
  expect(new Set(tops)).toEqual(new Set([tops.at(-1)]));
  expect(tops.at(-1)).toBeLessThan(900);
});

test('a card says when it was posted, and its date opens it like the rest', async ({ page }) => {
  await page.goto(`${RALEIGH}&searchQuery=barista`);
  await expect(page).toHaveTitle('Barista jobs in Raleigh · NextShift');
  const card = cards(page).first();
  const posted = card.getByRole('time');
  await expect(posted).toHaveAttribute('title', /^Posted [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(posted).toContainText(/Posted (Today|Yesterday|\d+ days ago|[A-Z])/);
  await posted.locator('a').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
