interface Throttle {
  call(): void;
  /** Forgets a call that is still to come. */
  stop(): void;
}

/** Calls at once, and then once in `everyMs` at most; the last call is never lost. */
export function createThrottle(action: () => void, everyMs: number): Throttle {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;

  function act(): void {
    isWanted = false;
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) act();
    }, everyMs);
  }

  return {
    call() {
      if (timer === undefined) act();
      else isWanted = true;
    },
    stop: () => {
      clearTimeout(timer);
    },
  };
}
