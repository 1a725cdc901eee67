/** The run was interrupted by Ctrl-C or a signal. */
export class Interruption extends Error {
  override name = 'Interruption';
  override message = 'The run was interrupted.';
}

/** Watches for interruptions of a run. */
export interface InterruptionWatch {
  /** Rejects on the first SIGINT, SIGTERM or uncaught error, so that a run can clear its testbed. */
  readonly interrupted: Promise<never>;
  /** Afterwards signals and errors end the process again: a swallowed one would look like success. */
  end(): void;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Starts watching; a second signal ends the process immediately. */
export function watchForInterruption(): InterruptionWatch {
  let end: () => void = () => undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new Interruption());
    for (const signal of signals) process.once(signal, stop);
    process.once('uncaughtException', reject);
    end = () => {
      for (const signal of signals) process.off(signal, stop);
      process.off('uncaughtException', reject);
    };
  });
  // It may reject while nothing awaits it.
  interrupted.catch(() => undefined);
  return { interrupted, end: () => end() };
}
