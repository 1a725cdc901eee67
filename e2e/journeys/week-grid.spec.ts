import { expectAccessible, expectNoSidewaysScroll } from '../axe.ts';
import { claimCompany } from '../claimed-companies.ts';
import { expect, test, type Page } from '../journey.ts';
import { createSeeker } from '../people.ts';
import { enter, tabTo } from '../tab-to.ts';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

async function centerOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await cell(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Goes from Monday, 9 AM to Saturday and paints until 11, all by keys. */
async function paintSaturday(page: Page, words: { on: string; off: string }) {
  await tabTo(cell(page, `Monday 9:00 AM, ${words.off}`));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, `Saturday 9:00 AM, ${words.off}`)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.down('Shift');
  for (let rows = 0; rows < 3; rows += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Shift');
  await expect(cell(page, `Saturday 10:30 AM, ${words.on}`)).toBeFocused();
  await expect(cell(page, `Saturday 11:00 AM, ${words.off}`)).toBeVisible();
  await expect(page.getByText(`Saturday 9:00 AM to 11:00 AM, ${words.on}`)).toBeAttached();
}

test.use({ viewport: { width: 320, height: 720 } });

test('a seeker paints the own week by keyboard only', async ({ api, page, enterAs }) => {
  await enterAs(await createSeeker(api));
  await page.goto('/my-week');
  await paintSaturday(page, { on: 'free', off: 'not free' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await enter(page.getByRole('button', { name: 'Save My Week' }));
  await expect(page.getByText('Your week is saved.')).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Saturday 9:00 AM, free')).toHaveAttribute('aria-selected', 'true');
  await expect(cell(page, 'Saturday 11:00 AM, not free')).toHaveAttribute('aria-selected', 'false');
});

test('an employer paints the shifts of a job by keyboard only', async ({ api, page, enterAs }) => {
  await enterAs(await claimCompany(api, 'shifts by keyboard'));
  await page.goto('/employer/createjob');
  await enter(page.getByRole('button', { name: 'Paint the week' }));
  await paintSaturday(page, { on: 'a shift', off: 'no shift' });
  await expectNoSidewaysScroll(page);
  const shift = page.getByRole('list', { name: 'Shifts' }).getByRole('listitem');
  await expect(shift.getByLabel('Day')).toHaveValue('sat');
  await expect(shift.getByLabel('From')).toHaveValue('09:00');
  await expect(shift.getByLabel(/^To/)).toHaveValue('11:00');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectAccessible(page);
});

test.describe('by mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a drag over the hours of a shift is that shift', async ({ api, page, enterAs }) => {
    await enterAs(await claimCompany(api, 'shifts by mouse'));
    await page.goto('/employer/createjob');
    await page.getByRole('button', { name: 'Paint the week' }).click();
    // The later one: the pointer reaches nothing below the window.
    await cell(page, 'Tuesday 9:30 AM, no shift').scrollIntoViewIfNeeded();
    // Both are where they are before the press: a row that appears above the grid would move it under the pointer.
    const from = await centerOf(page, 'Tuesday 7:00 AM, no shift');
    const to = await centerOf(page, 'Tuesday 9:30 AM, no shift');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    const shift = page.getByRole('list', { name: 'Shifts' }).getByRole('listitem');
    await expect(shift.getByLabel('Day')).toHaveValue('tue');
    await expect(shift.getByLabel('From')).toHaveValue('07:00');
    await expect(shift.getByLabel(/^To/)).toHaveValue('10:00');
  });
});
