import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Holds what is on screen against every rule of axe, in both themes, once nothing is loading any more.
 * Also that nothing is wider than the window, down to the narrowest that is designed for.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      // What passed is not described, which took a third of the time.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .withTags(RULES)
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
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
