import { partsBeyond, squeezedTexts } from '../axe.ts';
import { firstHeading } from '../opened-page.ts';
import { expect, test, type Page } from '../journey.ts';
import { signInOperator } from '../operators.ts';
import { viewsFor, type Audience } from '../screens.ts';

const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 } });

test.beforeEach(async ({ page }) => {
  // Media queries do not see it, unlike the browser's own text size.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(style);
  });
});

async function expectToFit(page: Page) {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  expect.soft(await page.evaluate(partsBeyond, WIDTH), page.url()).toEqual([]);
  expect.soft(await page.evaluate(squeezedTexts), page.url()).toEqual([]);
}

const audiences: readonly Audience[] = ['everyone', 'visitor', 'seeker', 'employer', 'operator'];

for (const audience of audiences) {
  test(`a page enlarged by its root’s text fits on a phone, for ${audience}`, async ({
    page,
    board,
    guard,
    enterAs,
  }) => {
    if (audience === 'seeker' || audience === 'employer') await enterAs(board[audience]);
    if (audience === 'operator') {
      await page.goto('/operator/login');
      await signInOperator(page);
      await expect(firstHeading(page)).toHaveText('Cases');
    }
    for (const { address, heading, status = 200 } of viewsFor(audience, board)) {
      await test.step(address, async () => {
        if (status !== 200) guard.expectFailure({ url: address, status });
        if (address.includes('00000000-'))
          guard.expectFailure({ url: '/api/operator', status: 404 });
        await page.goto(address);
        await expect(firstHeading(page)).toHaveText(heading);
        await expectToFit(page);
      });
    }
  });
}

/** What opens over a page: its address, and the buttons that lead there. */
const layers: readonly {
  readonly as: 'visitor' | 'seeker' | 'employer';
  readonly address: string;
  readonly presses: readonly (string | RegExp)[];
}[] = [
  { as: 'visitor', address: '/jobs?searchLocation=Raleigh', presses: [/^Filters/] },
  { as: 'seeker', address: '/jobs?searchLocation=Raleigh', presses: [/^Filters/] },
  { as: 'seeker', address: '/profile', presses: ['Settings'] },
  { as: 'seeker', address: '/profile', presses: ['Settings', 'Your data', 'Delete account'] },
  { as: 'seeker', address: '/profile', presses: ['Settings', 'Location'] },
  { as: 'seeker', address: '/profile', presses: [/^Notices/] },
  {
    as: 'employer',
    address: '/employer/profile',
    presses: [/^Change the sign-in email$|^Change$|Change the sign-in/],
  },
];

for (const as of ['visitor', 'seeker', 'employer'] as const) {
  test(`what opens over a page enlarged so fits as well, for a ${as}`, async ({
    page,
    board,
    enterAs,
  }) => {
    if (as !== 'visitor') await enterAs(board[as]);
    for (const { address, presses } of layers.filter((layer) => layer.as === as)) {
      await test.step(`${address} ${presses.join(', ')}`, async () => {
        await page.goto(address);
        for (const name of presses) await page.getByRole('button', { name }).first().click();
        await expectToFit(page);
      });
    }
  });
}
