/** Somebody has pressed Ctrl-C, or asked the run to end. */
export class Interruption extends Error {
  override name = 'Interruption';
  override message = 'The run was interrupted.';
}

/**
 * Rejects at the first SIGINT or SIGTERM, or error that nobody catches, so that a run can clear its stage;
 * a second one ends it at once.
 */
export function whenInterrupted(): Promise<never> {
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Interruption()));
    }
    process.once('uncaughtException', reject);
  });
  // It may come when nobody waits for it.
  interrupted.catch(() => undefined);
  return interrupted;
}
