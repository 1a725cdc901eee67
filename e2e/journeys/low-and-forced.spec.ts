import { expect, test } from '../journey.ts';

test.describe("the system's own colors", () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('show what is chosen, and give filled buttons an edge', async ({ page, board, enterAs }) => {
    await enterAs(board.employer);
    await page.goto('/employer/applications');
    const open = page.locator('label', { has: page.getByRole('radio', { name: /^Open/ }) });
    const closed = page.locator('label', { has: page.getByRole('radio', { name: /^Closed/ }) });
    const background = (locator: typeof open) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await background(open)).not.toBe(await background(closed));
    const accept = page.getByRole('button', { name: 'Accept' }).first();
    await expect(accept).toHaveCSS('border-top-width', '1px');
    const rows = page.getByRole('list', { name: 'Open applications' }).getByRole('listitem');
    await expect(rows.first()).toHaveCSS('outline-style', 'solid');
    await expect(rows.nth(1)).toHaveCSS('outline-style', 'none');
  });

  test('ring the day of today alone', async ({ page, board, enterAs }) => {
    await enterAs(board.employer);
    await page.goto('/employer/shifts');
    const days = page.getByRole('columnheader').locator('span.rounded-full');
    await expect(days).toHaveCount(7);
    const borders = await days.evaluateAll((all) =>
      all.map((day) => getComputedStyle(day).borderTopWidth),
    );
    expect(borders.filter((border) => border !== '0px')).toEqual(['2px']);
  });

  test('tell switches and check boxes apart', async ({ page }) => {
    await page.goto('/employer/login');
    const box = page.getByRole('checkbox', { name: /Remember me/ });
    const background = () => box.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await page.getByText('Remember me').click();
    await expect(box).toBeChecked();
    await expect.poll(background).not.toBe(before);
  });
});

/** Controls whose focus ring has a contrast below 3 to 1 with the background to their left. */
function faintRings(): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isPainted = (color: string) => channels(color)[3] !== 0;
  const faint: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select')) {
    control.focus();
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { outlineColor, outlineStyle, outlineOffset } = getComputedStyle(control);
    const { left, top, height, width } = control.getBoundingClientRect();
    if (document.activeElement !== control || outlineStyle === 'none' || width < 2) continue;
    const offset = parseFloat(outlineOffset) + 1;
    const under = document
      .elementsFromPoint(left - offset, top + height / 2)
      .map((element) => getComputedStyle(element).backgroundColor)
      .find(isPainted);
    if (under === undefined) continue;
    const [light = 0, dark = 0] = [luminance(outlineColor), luminance(under)].sort((a, b) => b - a);
    if ((light + 0.05) / (dark + 0.05) < 3) {
      const { textContent, ariaLabel } = control;
      faint.push(`${textContent} ${ariaLabel ?? ''}: ${outlineColor} on ${under}`);
    }
  }
  return faint;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus ring is visible on any background, in the ${colorScheme} theme`, async ({
    page,
    board,
    enterAs,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(faintRings)).toEqual([]);
    await enterAs(board.seeker);
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(faintRings)).toEqual([]);
  });
}
