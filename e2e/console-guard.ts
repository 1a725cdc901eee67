import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A failed or missing response that a test provokes; Chromium prints its own line for it. */
export interface ProvokedFailure {
  /** A part of the failing address. */
  readonly url: string | RegExp;
  /** The status; 'network' without a response. */
  readonly status: number | 'network';
}

/** Printed by Playwright because of our configuration. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** The router looks up links ahead, and prints that it could not. */
const ROUTER_LINE = 'Failed to fetch manifest patches';

const CHROMIUM_LINE = /^Failed to load resource: (?:.* status of (\d+)|(net::ERR_))/;

/** Collects the browser's console errors and warnings, and page errors. */
export class ConsoleGuard {
  readonly #complaints: string[] = [];
  readonly #provoked: ProvokedFailure[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#hear(message);
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.#complaints.push(`page error: ${error.stack ?? error.message}`);
    });
  }

  /** Declares a failure that the test is about to provoke. */
  expectFailure(failure: ProvokedFailure): void {
    this.#provoked.push(failure);
  }

  get complaints(): readonly string[] {
    return this.#complaints;
  }

  #hear(message: ConsoleMessage): void {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    if (message.text() === BLOCKED_WORKER) return;
    const { url } = message.location();
    if (this.#isProvoked(message.text(), url)) return;
    this.#complaints.push(`console ${message.type()}: ${message.text()} (${url})`);
  }

  #isProvoked(text: string, at: string): boolean {
    if (text.startsWith(ROUTER_LINE)) return this.#isDeclared('network', '/__manifest');
    const line = CHROMIUM_LINE.exec(text);
    if (!line) return false;
    return this.#isDeclared(line[1] === undefined ? 'network' : Number(line[1]), at);
  }

  #isDeclared(status: ProvokedFailure['status'], at: string): boolean {
    return this.#provoked.some((failure) => failure.status === status && isOf(failure.url, at));
  }
}

function isOf(part: string | RegExp, address: string): boolean {
  return typeof part === 'string' ? address.includes(part) : part.test(address);
}
