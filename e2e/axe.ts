import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

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
  await loadAxe(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'light', { type: 'tag', values: RULES });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, 'dark', { type: 'rule', values: COLOR_RULES });
}

/**
 * Loads axe into the page and its frames, unless it is there: half a megabyte, which takes as long as most
 * of its runs.
 */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
  }
}

/** A bar that stays in place may lie over half of a target: whether it is large enough once scrolled clear of the bar. */
async function isLargeInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(async (target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await window.axe.run(target, { runOnly: ['target-size'] });
    scrollTo({ top: 0, behavior: 'instant' });
    return violations.length === 0;
  }, selector);
}

async function expectNoViolation(
  page: Page,
  theme: string,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<void> {
  const options: RunOptions = {
    runOnly,
    // Describing passed rules took a third of the time.
    resultTypes: ['violations'],
    // Only one experimental rule, which is off, needs style sheets to be fetched and parsed again.
    preload: { assets: ['media'] },
  };
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target } of nodes) {
      const selector = target.join(' ');
      if (id === 'target-size' && (await isLargeInSight(page, selector))) continue;
      found.push(`${id}: ${help} (${selector})`);
    }
  }
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

/** Screens on which a bar that stays in place would leave too little room. */
const LOW_SCREENS = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
] as const;

/** On low screens no bar stays in place while the page scrolls. */
export async function expectNoBarToStay(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  for (const low of LOW_SCREENS) {
    await page.setViewportSize(low);
    await expect
      .poll(() => page.evaluate(barsThatStay), `${page.url()} at ${low.width} px`)
      .toEqual([]);
  }
  await page.setViewportSize(size);
}

/** Elements that stay in place while the page scrolls, except the skip link, which shows only on focus. */
function barsThatStay(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header, nav, main *')]
    .filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return ['fixed', 'sticky'].includes(position) && pointerEvents !== 'none';
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

/**
 * Elements that do not fit into a window of this width: all beyond its right edge if the page scrolls sideways, and
 * controls outside that no scrolling reaches. Runs in the page.
 */
export function partsBeyond(width: number): string[] {
  const scrolls = document.documentElement.scrollWidth > width;
  const isOutside = (part: Element) => {
    const { left, right, width: own } = part.getBoundingClientRect();
    return own > 1 && (right > width + 1 || left < -1);
  };
  const isReachable = (part: Element): boolean => {
    for (let at: Element | null = part; at; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at);
      // Only for screen readers, or in a row that scrolls by itself.
      if (clipPath !== 'none') return true;
      if (overflowX === 'auto' && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  return Array.from(document.body.querySelectorAll(scrolls ? '*' : 'a, button, input, select'))
    .filter(isOutside)
    .filter((part) => scrolls || !isReachable(part))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/**
 * Texts with more than two lines a word: their place is so narrow that every few letters are a line. Long words, such as
 * addresses, may break; what only screen readers have takes one pixel. Runs in the page.
 */
export function squeezedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.textContent ?? '').trim().split(/[\s-]+/);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
    const isLong = words.some((word) => word.length > 14);
    const isUnseen = (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
    const isDrawn = node.parentElement?.closest('[aria-hidden=true]') !== null;
    if (
      !isLong &&
      !isUnseen &&
      !isDrawn &&
      words.join('').length > 4 &&
      lines.size > 2 * words.length
    )
      found.push(words.join(' '));
  }
  return found;
}
