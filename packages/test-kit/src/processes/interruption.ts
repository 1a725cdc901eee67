/** Somebody has pressed Ctrl-C, or asked the run to end. */
export class Interruption extends Error {
  override name = 'Interruption';
  override message = 'The run was interrupted.';
}

/** What may end a run before its time. */
export interface InterruptionWatch {
  /** Rejects at the first SIGINT or SIGTERM, or error that nobody catches, so that a run can clear its testbed. */
  readonly interrupted: Promise<never>;
  /** From then on signals and errors end the process again: one that is swallowed looks like success. */
  end(): void;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Begins to watch; a second signal ends the process at once. */
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
  // It may come when nobody waits for it.
  interrupted.catch(() => undefined);
  return { interrupted, end: () => end() };
}
