import { expect, it } from 'vitest';
import { judge } from '../report/judge.ts';
import { withBrowser } from './first-load.ts';
import { timePress } from './time-press.ts';

/** A page that is busy with each key for so many milliseconds before it shows it. */
const busyPage = (ms: number) =>
  `data:text/html,<body><script>
    addEventListener('keydown', ({ key }) => {
      const end = performance.now() + ${ms};
      while (performance.now() < end);
      document.body.insertAdjacentHTML('beforeend', '<p id=' + key + '>shown</p>');
    });
  </script>`;

const pressOn = (address: string, key: string) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(address);
    return timePress(page, key, `#${key}`);
  });

it('counts what a page does before it shows the result of a press, so that a slow one fails', async () => {
  const figure = await pressOn(busyPage(120), 'j');
  expect(figure).toBeGreaterThanOrEqual(120);
  const row = judge({ what: 'a press', unit: 'ms', figure, goal: { atMost: 100 } });
  expect(row.held).toBe(false);
});

it('counts what comes later, too', async () => {
  const later = `data:text/html,<body><script>
    addEventListener('keydown', () => setTimeout(() => { document.body.id = 'j'; }, 150));
  </script>`;
  expect(await pressOn(later, 'j')).toBeGreaterThanOrEqual(150);
});
