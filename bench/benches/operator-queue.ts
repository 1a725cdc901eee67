import type { BrowserContext, Page } from '@playwright/test';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import {
  insertOperator,
  OPERATOR_AGENT,
  OPERATOR_COOKIE,
} from '@nextshift/test-kit/people/insert-operator';
import { insertEmployers, insertJobs } from '@nextshift/test-kit/people/insert-people';
import type pg from 'pg';
import { connectBaseline } from '../harness/baseline-client.ts';
import type { Bench, Measurement } from '../harness/bench.ts';
import { withBrowser } from '../harness/first-load.ts';
import { timePress } from '../harness/time-press.ts';

const CASES = 500;
/** Opened and decided, one after the other. */
const DECIDED = 100;
/** Between two keys of a reason: faster than anybody types. */
const TYPING_MS = 10;
/** A page of the same server that has next to nothing on it. */
const BLANK = '/offline';
const WARM_PRESSES = 10;
const MOST_MS = 100;

const KINDS = {
  next: 'J: to the next row',
  open: 'Enter: open the case',
  choose: 'D: choose Dismiss',
  decide: 'Control+Enter: decide',
  following: 'N: the next open case',
} as const;
type Kind = keyof typeof KINDS;

export const operatorQueue: Bench = {
  name: 'operator-queue',
  title: 'The queue of 500 cases worked by keyboard: from the press of a key to its painted result',
  async measure(testbed) {
    const dataDir = await testbed.sampleBoard();
    // Nobody presses keys as fast as this does.
    const { address } = await testbed.start(dataDir, { RATE_LIMIT: 'off' });
    const database = await connectBaseline(testbed, dataDir);
    await insertCases(database, CASES);
    const { token } = await insertOperator(database, 'queue@mail.example');
    const { presses, blank } = await withBrowser(async (browser) => {
      const context = await browser.newContext({ userAgent: OPERATOR_AGENT });
      await signIn(context, address, token);
      const page = await context.newPage();
      return {
        blank: await pressOnBlankPage(page, address),
        presses: await workThrough(page, address),
      };
    });
    const measurements = (Object.keys(KINDS) as Kind[]).map((kind): Measurement => {
      const figure = percentile(presses[kind], 0.95);
      return { what: `${KINDS[kind]}, p95`, unit: 'ms', figure, goal: { atMost: MOST_MS } };
    });
    return {
      measurements: [
        ...measurements,
        {
          what: 'all of them, p50, against a press that changes nothing on a blank page',
          unit: 'ms',
          figure: percentile(Object.values(presses).flat(), 0.5),
          baseline: percentile(blank, 0.5),
        },
      ],
      sizes: { board: 'sample', cases: CASES, decided: DECIDED, 'blank page': BLANK },
    };
  },
};

/** Cases about jobs, each reported once. */
async function insertCases(database: pg.Client, count: number): Promise<void> {
  await database.query(`UPDATE cases SET settled_at = now() WHERE decided_at IS NULL`);
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (!employer) throw new Error('There is no employer.');
  const jobs = await insertJobs(database, employer, count);
  await database.query(
    `INSERT INTO cases (id, subject_type, subject_id, subject, employer_id, report_count, opened_at)
     SELECT gen_random_uuid(), 'job', jobs.id, jsonb_build_object('title', title, 'companyName',
       'Copper Kettle', 'texts', jsonb_build_array(jsonb_build_object('label', 'Description',
       'text', description))), employer_id, 1, now()
     FROM jobs WHERE jobs.id = ANY($1::uuid[])`,
    [jobs],
  );
}

async function signIn(context: BrowserContext, address: string, token: string): Promise<void> {
  const { name, path } = OPERATOR_COOKIE;
  const domain = new URL(address).hostname;
  await context.addCookies([
    { name, value: token, domain, path, httpOnly: true, sameSite: 'Strict' },
  ]);
}

async function pressOnBlankPage(page: Page, address: string): Promise<number[]> {
  await page.goto(address + BLANK, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let press = -WARM_PRESSES; press < DECIDED; press += 1) {
    const ms = await timePress(page, 'j', 'body');
    if (press >= 0) times.push(ms);
  }
  return times;
}

/** Steps through every row, and then decides one case after the other. */
async function workThrough(page: Page, address: string): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = {
    next: [],
    open: [],
    choose: [],
    decide: [],
    following: [],
  };
  await openQueue(page, address);
  for (let row = 1; row <= CASES; row += 1) {
    times.next.push(await timePress(page, 'j', `main li:nth-child(${row}) a:focus`));
  }
  for (let decided = 0; decided < DECIDED; decided += 1) {
    if (decided % 2 === 0) {
      await openQueue(page, address);
      await page.keyboard.press('j');
      times.open.push(await timePress(page, 'Enter', '[name="reason"]'));
    }
    times.choose.push(await timePress(page, 'd', ':is([name="action"], [name="reason"]):focus'));
    // What it does: nothing else.
    await page.keyboard.press(' ');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The company has a shop.', { delay: TYPING_MS });
    times.decide.push(await timePress(page, 'Control+Enter', '#case-decision:focus'));
    times.following.push(await timePress(page, 'n', '[name="reason"]'));
  }
  return times;
}

async function openQueue(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/operator`);
  await page.locator('main li a').first().waitFor();
  await page.waitForLoadState('networkidle');
}
