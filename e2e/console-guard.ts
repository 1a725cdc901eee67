import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A response, or the lack of one, that a test provokes; Chromium prints a line of its own for it. */
export interface ProvokedFailure {
  /** What the address that fails contains. */
  readonly url: string | RegExp;
  /** The status; 'network' where no response comes. */
  readonly status: number | 'network';
}

/** Playwright's own word on what its configuration asks for. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

const CHROMIUM_LINE = /^Failed to load resource: (?:.* status of (\d+)|(net::ERR_))/;

/** Collects whatever the browser complains of: console errors and warnings, and errors of pages. */
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
    const line = CHROMIUM_LINE.exec(text);
    if (!line) return false;
    const status = line[1] === undefined ? 'network' : Number(line[1]);
    return this.#provoked.some((failure) => failure.status === status && isOf(failure.url, at));
  }
}

function isOf(part: string | RegExp, address: string): boolean {
  return typeof part === 'string' ? address.includes(part) : part.test(address);
}
