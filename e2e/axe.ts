import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colors; the dark theme changes nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the screen against every rule of axe, and against the color rules in the dark theme as
 * well, after loading has finished.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'light', axe(page).withTags(RULES));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'dark', axe(page).withRules(COLOR_RULES));
}

function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({
      // Describing passed rules took a third of the time.
      resultTypes: ['violations'],
      // Only one experimental rule, which is off, needs style sheets to be fetched and parsed again.
      preload: { assets: ['media'] },
    })
    .setLegacyMode();
}

async function expectNoViolation(page: Page, theme: string, rules: AxeBuilder): Promise<void> {
  const { violations } = await rules.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found, `${page.url()}, ${theme}`).toEqual([]);
}

/** Nothing is cut off or scrolls sideways, at the window's width and at 320 px. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  for (const width of [size.width, 320]) {
    await page.setViewportSize({ ...size, width });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(overflow, `${page.url()} at ${width} px`).toBe(0);
  }
  await page.setViewportSize(size);
}
