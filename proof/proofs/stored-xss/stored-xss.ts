import type { Page } from '@playwright/test';
import { call } from '@nextshift/test-kit/requests/caller';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { payloads } from './payloads.ts';
import { type PayloadBoard, createPayloadBoard } from './payload-board.ts';
import { type Reader, readers, screensOf } from './screens.ts';
import { inspectPage, openBrowser, openWindow } from './watched-browser.ts';

/** How long to wait for the mails of a round, in milliseconds. */
const MAIL_MS = 20_000;
/** To the seeker and to the company, with the links that confirm their addresses; sales has one as well. */
const MAILS_AWAITED = 5;

export const storedXss = defineProof({
  name: 'stored-xss',
  claim: `Stored XSS payloads (${payloads.length}) in every text field, read back in Chromium on every screen, feed and mail`,
  goal: '0 scripts executed, 0 markup injected, 0 CSP violations by our own code',
  sizes: {
    full: { rounds: payloads.length, everywhere: true },
    short: { rounds: 1, everywhere: false },
    selfCheck: { rounds: 1, everywhere: false },
  },
  faults: [
    {
      title: 'Pages are sent with their texts unescaped, and without a policy',
      edits: [
        {
          file: 'platform/pages/web-app.ts',
          replace: 'await response.text()',
          by: "(await response.text()).replaceAll('&lt;', '<').replaceAll('&gt;', '>')",
        },
        {
          file: 'platform/pages/web-app.ts',
          replace: "void reply.header('content-security-policy', policy);",
          by: "void reply.removeHeader('content-security-policy');",
        },
      ],
    },
    {
      title: 'What the server draws itself (mails in the outbox, checkout) is not escaped',
      edits: [
        {
          file: 'platform/responses/html.ts',
          replace: '...values.map((value) => escapeUTF8(value))',
          by: '...values',
        },
      ],
    },
  ],
  async run(testbed, { rounds, everywhere }) {
    const dataDir = await testbed.newDataDir();
    const server = await testbed.start(dataDir);
    const { address } = server;
    const browser = await openBrowser();
    testbed.afterwards(() => browser.close());
    const violations = new Set<string>();
    let opened = 0;
    let mails = 0;
    for (let round = 0; round < rounds; round++) {
      const board = await testbed.inDatabase(dataDir, (database) =>
        createPayloadBoard(address, database, round),
      );
      const screens = screensOf(board).filter(({ first }) => everywhere || first);
      const readThrough = async (as: Reader) => {
        let shown = '';
        const report = (what: string) => {
          if (isOfViewer(shown, what)) return;
          violations.add(`Round ${round}, ${shown} (${as}) ${what}`);
        };
        const page = await openWindow(browser, address, as, board, report);
        const look = async (path: string, press?: string) => {
          shown = path;
          opened += 1;
          for (const what of await inspectPage(page, address + path, press)) report(what);
        };
        for (const { path, press } of screens.filter((screen) => screen.as === as)) {
          await look(path, press);
        }
        if (as === 'visitor') {
          for (const path of await mailsOf(page, address, board)) {
            mails += 1;
            await look(path);
            if (everywhere) await look(`${path}/html`);
          }
        }
        await page.context().close();
      };
      await Promise.all(readers.map(readThrough));
      testbed.note(`${round + 1} rounds, ${opened} screens, ${violations.size} violations`);
    }
    return {
      figures: { payloads: payloads.length, rounds, 'screens opened': opened, 'mails read': mails },
      violations: [...violations],
    };
  },
});

/** Chromium shows XML and pictures in its own pages, whose styles our policy blocks. */
function isOfViewer(path: string, what: string): boolean {
  return /\.(?:xml|png)$/.test(path) && /inline style|style-src/.test(what);
}

/** Waits for the mails to a board's people and returns their pages. */
async function mailsOf(
  page: Page,
  address: string,
  { seeker, employer }: PayloadBoard,
): Promise<string[]> {
  const deadline = Date.now() + MAIL_MS;
  for (;;) {
    const { text } = await call(address, 'GET', '/dev/outbox');
    const rows = text
      .split('<li>')
      .filter((row) => row.includes(seeker.email) || row.includes(employer.email));
    if (rows.length >= MAILS_AWAITED || Date.now() > deadline) {
      return rows.flatMap((row) => /href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1] ?? []);
    }
    await page.waitForTimeout(100);
  }
}
