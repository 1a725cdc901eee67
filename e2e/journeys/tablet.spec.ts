import { expect, test } from '../journey.ts';

test.use({ viewport: { width: 768, height: 1024 } });

for (const audience of ['seeker', 'employer'] as const) {
  test(`the header of ${audience}s is one row on a tablet`, async ({ page, board, enterAs }) => {
    await enterAs(board[audience]);
    await page.goto(audience === 'seeker' ? '/history' : '/employer/jobs');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Messages' })).toBeVisible();
    const height = await header.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThan(80);
  });
}
