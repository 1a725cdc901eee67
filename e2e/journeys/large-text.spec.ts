import playwright from '../playwright.config.ts';
import { firstHeading } from '../opened-page.ts';
import { expect, test } from '../journey.ts';
import { partsBeyond } from '../axe.ts';
import { viewsFor, type Audience } from '../screens.ts';

const usual = playwright.use?.launchOptions;

const WIDTH = 390;

/** A phone with text at twice the usual size. */
test.use({
  viewport: { width: WIDTH, height: 844 },
  launchOptions: {
    ...usual,
    args: [...(usual?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

test('nothing stays over the page where text is twice the size', async ({ page }) => {
  await page.goto('/jobs?searchLocation=Raleigh');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const bar of [page.getByRole('banner'), page.getByRole('search', { name: 'Jobs' })]) {
    await expect(bar).not.toBeInViewport();
  }
});

const audiences: readonly Audience[] = ['everyone', 'visitor', 'seeker', 'employer'];

for (const audience of audiences) {
  test(`text at twice the size fits on a phone, on pages for ${audience}`, async ({
    page,
    board,
    guard,
    enterAs,
  }) => {
    if (audience === 'seeker' || audience === 'employer') await enterAs(board[audience]);
    for (const { address, heading, status = 200 } of viewsFor(audience, board)) {
      await test.step(address, async () => {
        if (status !== 200) guard.expectFailure({ url: address, status });
        await page.goto(address);
        await expect(firstHeading(page)).toHaveText(heading);
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        expect.soft(await page.evaluate(partsBeyond, WIDTH)).toEqual([]);
      });
    }
  });
}
