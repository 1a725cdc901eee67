import { partsBeyond } from '../axe.ts';
import { firstHeading } from '../opened-page.ts';
import { expect, test } from '../journey.ts';
import { viewsFor, type Audience } from '../screens.ts';

const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 } });

const audiences: readonly Audience[] = ['everyone', 'visitor', 'seeker', 'employer'];

for (const audience of audiences) {
  test(`a page enlarged by its root’s text fits on a phone, for ${audience}`, async ({
    page,
    board,
    guard,
    enterAs,
  }) => {
    // Media queries do not see it, unlike the browser's own text size.
    await page.addInitScript(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(style);
    });
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
