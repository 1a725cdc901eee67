import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureHeadlessChromium } from '../../../scripts/ensure-chromium.mjs';
import { OPERATOR_AGENT, OPERATOR_COOKIE } from '@nextshift/test-kit/people/insert-operator';
import { isReadyWhenUsed } from '@nextshift/test-kit/pages/is-ready-when-used';
import { withoutStream } from '@nextshift/test-kit/pages/without-stream';
import { INJECTED } from './payloads.ts';
import type { PayloadBoard } from './payload-board.ts';
import type { Reader } from './screens.ts';

/** How long a page may take to open and load, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Starts Chromium. */
export function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return chromium.launch({ executablePath: String(ensureHeadlessChromium()), args });
}

/** A person's browser window that records violations. */
export async function openWindow(
  browser: Browser,
  address: string,
  reader: Reader,
  board: PayloadBoard,
  report: (what: string) => void,
): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    acceptDownloads: false,
    ...(reader === 'operator' && { userAgent: OPERATOR_AGENT }),
  });
  await withoutStream(context);
  await signIn(context, address, reader, board);
  await context.exposeBinding('__report', (_source, what: string) => report(what));
  await context.addInitScript(watch);
  const { origin } = new URL(address);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('dialog', (dialog) => {
    report(`a dialog opens: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => report(`a window opens: ${popup.url()}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url)) report(`asks ${url}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy/i.test(text)) report(`the policy refuses: ${text.slice(0, 300)}`);
  });
  return page;
}

/** Runs in every document before its own scripts. */
function watch(): void {
  const page = window as unknown as { __report(what: string): void; __ran(): void };
  page.__ran = () => page.__report('a payload runs');
  window.alert = () => page.__report('a payload opens a dialog');
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) => {
      page.__report(`breaks the policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    },
  );
}

/** Opens an address, lets it load, presses a button that shows more, and looks for foreign markup. */
export async function inspectPage(page: Page, url: string, press?: string): Promise<string[]> {
  const response = await page.goto(url, { waitUntil: 'load' });
  const found: string[] = [];
  const type = response?.headers()['content-type'] ?? '';
  const policy = response?.headers()['content-security-policy'] ?? '';
  if (/html|xml/.test(type) && !isStrict(policy))
    found.push(`is served under the policy "${policy}"`);
  found.push(...(await findInjected(page)));
  // A page changed by a payload may not start.
  if (found.length > 0 || !type.startsWith('text/html')) return found;
  const isReady = await page.waitForFunction(isReadyWhenUsed).catch(() => null);
  if (isReady === null) return ['does not start'];
  if (press !== undefined) {
    await page.getByRole('button', { name: press }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  found.push(...(await findInjected(page)));
  if (new URL(page.url()).origin !== new URL(url).origin) found.push(`leads to ${page.url()}`);
  return found;
}

/** Elements created by payloads, in the page and its frames. */
async function findInjected(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    const names = await frame.evaluate(
      (name) =>
        Array.from(
          document.querySelectorAll(`[${name}], parsererror`),
          ({ localName }) => localName,
        ),
      INJECTED,
    );
    if (names.length > 0) found.push(`holds markup of a payload: ${names.join(', ')}`);
  }
  return found;
}

/** Only our scripts: nothing inline without a nonce or hash, no eval. */
function isStrict(policy: string): boolean {
  const directives = policy.split(';').map((part) => part.trim());
  const script =
    directives.find((part) => part.startsWith('script-src ')) ??
    directives.find((part) => part.startsWith('default-src '));
  return script !== undefined && !/'unsafe-|\*|https?:|data:/.test(script);
}

/** The session cookie, and the marker that tells pages it exists. */
async function signIn(
  context: BrowserContext,
  address: string,
  reader: Reader,
  board: PayloadBoard,
): Promise<void> {
  if (reader === 'visitor') return;
  const cookie = {
    domain: new URL(address).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  } as const;
  if (reader === 'operator') {
    const value = board.cases.operator.token ?? '';
    await context.addCookies([{ ...cookie, ...OPERATOR_COOKIE, value }]);
    return;
  }
  const { id, token, email } = board[reader];
  const user = reader === 'seeker' ? { id, ...board.seekerName, email } : null;
  const marker = { state: { kind: reader, accountId: id, user }, version: 0 };
  await context.setStorageState({
    cookies: [{ ...cookie, name: 'nextshift-session', value: token }],
    origins: [
      {
        origin: new URL(address).origin,
        localStorage: [{ name: 'root', value: JSON.stringify(marker) }],
      },
    ],
  });
}
