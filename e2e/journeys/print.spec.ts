import { expect, test } from '../journey.ts';

test(
  'a printed job has all its facts and its address, and nothing to press',
  {
    tag: '@phone',
  },
  async ({ page, board, baseURL }) => {
    await page.goto(`/jobs/${board.job.id}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const fact of ['Pay', 'Location', 'Experience', 'Industry', 'Posted', 'Closes']) {
      await expect(main.locator('dt').getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(main.getByText(`${String(baseURL)}/jobs/${board.job.id}`)).toBeVisible();
    for (const word of [
      /Apply/,
      /^Save/,
      /Report this job/,
      /details$/,
      /^Jobs in/,
      /See the company/,
    ]) {
      await expect(page.getByText(word).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);
