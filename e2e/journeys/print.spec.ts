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
      /^They see your profile/,
    ]) {
      await expect(page.getByText(word).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);

test('what is printed for a seeker says nothing about the seeker', async ({
  page,
  board,
  enterAs,
}) => {
  await enterAs(board.seeker);
  await page.goto(`/jobs/${board.job.id}`);
  const own = page.getByRole('main').getByText(/your week|You are free|Clashes with/i);
  await expect(own.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(own.filter({ visible: true })).toHaveCount(0);
});
