import { chromium, type Browser, type Request } from '@playwright/test';
import { ensureHeadlessChromium } from '../../../scripts/ensure-chromium.mjs';
import { insertEmployers, insertJobs } from '@nextshift/test-kit/people/insert-people';
import { signUpWithProfile, type Person } from '@nextshift/test-kit/people/people';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { withoutStream } from '@nextshift/test-kit/pages/without-stream';
import { type PressKind, pressKinds } from './press-kinds.ts';

/** How much slower than this machine the phone is. */
const SLOWER = 6;
/** 400 kbit/s, as bytes per second, with that connection's latency in milliseconds. */
const LINE = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 100 };
/** How long any effect of a press may take, in milliseconds. */
const PATIENCE_MS = 45_000;

/** The faults change the script that every page starts with, by names that its minifier leaves alone. */
export const earlyInput = defineProof({
  name: 'early-input',
  claim: `Buttons and forms (${pressKinds.length} kinds) are clicked as soon as they are painted, on a phone ${SLOWER} times slower at 400 kbit/s`,
  goal: '20 presses of each kind before the scripts run: none lost, none done twice',
  sizes: { full: { presses: 20 }, short: { presses: 1 }, selfCheck: { presses: 1 } },
  faults: [
    {
      title: 'Pages take nothing before their scripts run',
      edits: [
        {
          file: 'platform/pages/web-app.ts',
          replace: 'await response.text()',
          by: `(await response.text()).replaceAll(/addEventListener\\("(?=(?:click|submit)")/g, '$&ignored-')`,
        },
      ],
    },
    {
      title: 'What was pressed is carried out twice',
      edits: [
        {
          file: 'platform/pages/web-app.ts',
          replace: 'await response.text()',
          by: `(await response.text()).replaceAll(/\\w+\\.(?:click|requestSubmit)\\([^()]*\\)/g, '[0,400,800,1200].forEach(late=>setTimeout(()=>$&,late))')`,
        },
      ],
    },
  ],
  async run(testbed, { presses }) {
    const dataDir = await testbed.newDataDir();
    const { address } = await testbed.start(dataDir);
    const jobId = await testbed.inDatabase(dataDir, async (client) => {
      const [employer] = await insertEmployers(client, 1, 'corporate');
      if (!employer) throw new Error('There is no employer.');
      const [job = ''] = await insertJobs(client, employer, 1);
      return job;
    });
    const executablePath = String(ensureHeadlessChromium());
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    const browser = await chromium.launch({ executablePath, args });
    testbed.afterwards(() => browser.close());
    const violations: string[] = [];
    for (const kind of pressKinds) {
      for (let press = 1; press <= presses; press++) {
        const person = await signUpWithProfile(address);
        const violation = await tryPress(browser, { address, jobId, kind, person });
        if (violation !== null) violations.push(`${kind.name}, press ${press}: ${violation}`);
      }
      testbed.note(`${kind.name}: ${presses} presses, ${violations.length} violations`);
    }
    return { figures: { kinds: pressKinds.length, 'presses of each': presses }, violations };
  },
});

interface Trial {
  readonly address: string;
  readonly jobId: string;
  readonly kind: PressKind;
  readonly person: Person;
}

/** @returns what was wrong; null if the press took effect once. */
async function tryPress(browser: Browser, { address, jobId, kind, person }: Trial) {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  try {
    await withoutStream(context);
    if (kind.isSignedIn) await context.setStorageState(sessionOf(person, address));
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    const isCall = (request: Request) => kind.calls.test(`${request.method()} ${request.url()}`);
    let calls = 0;
    page.on('request', (request) => {
      if (isCall(request)) calls += 1;
    });
    const readyAtPress: boolean[] = [];
    await page.exposeFunction('notePress', (isReady: boolean) => {
      readyAtPress.push(isReady);
    });
    await page.addInitScript(() => {
      const note = () => {
        const { notePress } = window as unknown as { notePress: (isReady: boolean) => void };
        notePress('ready' in document.documentElement.dataset);
      };
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, true);
    });
    // The page may show success before it sends the request.
    const asked = page.waitForRequest(isCall).catch(() => undefined);
    await page.goto(kind.path(jobId), { waitUntil: 'commit' });
    await kind.press(page, person);
    const isDone = await kind.done(page).then(
      () => true,
      () => false,
    );
    await asked;
    await page.waitForLoadState('networkidle');
    if (readyAtPress.includes(true)) return 'the scripts were there before the press';
    if (!isDone) return `the page never showed that it was done, after ${calls} requests`;
    return calls === 1 ? null : `${calls} requests came of it`;
  } finally {
    await context.close();
  }
}

/** The session cookie, and the marker that tells pages it exists. */
function sessionOf({ id, email, token }: Person, address: string) {
  const { hostname, origin } = new URL(address);
  const user = { id, email, firstName: 'Robin', lastName: 'Park' };
  const marker = { state: { kind: 'seeker', accountId: id, user }, version: 0 };
  const cookie = { name: 'nextshift-session', value: token, domain: hostname, path: '/' };
  const rest = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  return {
    cookies: [{ ...cookie, ...rest }],
    origins: [{ origin, localStorage: [{ name: 'root', value: JSON.stringify(marker) }] }],
  };
}
