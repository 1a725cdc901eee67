import { type Logger, pino } from 'pino';

const ERROR_LEVEL = 50;

/** The server's log, captured in memory instead of printed. */
export interface CapturedLog {
  readonly logger: Logger;
  /** Every line so far, as written. */
  text(): string;
  /** The errors logged since the last call; a test takes those it expects. */
  takeErrors(): string[];
}

export function captureLog(): CapturedLog {
  const lines: string[] = [];
  let taken = 0;
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  return {
    logger,
    text: () => lines.join(''),
    takeErrors() {
      const fresh = lines.slice(taken);
      taken = lines.length;
      return fresh.filter((line) => levelOf(line) >= ERROR_LEVEL);
    },
  };
}

function levelOf(line: string): number {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1]);
}
