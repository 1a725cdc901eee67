interface Throttle {
  call(): void;
  /** Cancels a pending call. */
  stop(): void;
}

/** Calls immediately, and then at most once per `everyMs`; the last call is never lost. */
export function createThrottle(action: () => void, everyMs: number): Throttle {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;

  function act(): void {
    isDue = false;
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) act();
    }, everyMs);
  }

  return {
    call() {
      if (timer === undefined) act();
      else isDue = true;
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
