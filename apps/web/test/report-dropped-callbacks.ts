import { MutationObserver } from '@tanstack/react-query';

/**
 * Reports callbacks of `mutate` that were not called, as the component was gone before the response. Those of
 * `useMutation`, and what follows `mutateAsync`, always run.
 *
 * @returns ends a test: what comes after it is not its fault.
 */
export function reportDroppedCallbacks(report: (noise: string) => void): () => void {
  const { mutate } = MutationObserver.prototype;
  let test = 0;

  MutationObserver.prototype.mutate = function (variables, callbacks = {}) {
    const calledIn = test;
    let isTold = false;
    const told =
      <Args extends unknown[]>(callback: (...args: Args) => unknown) =>
      (...args: Args) => {
        isTold = true;
        return callback(...args);
      };
    const { onSuccess, onError, onSettled } = callbacks;
    const result = mutate.call(this, variables, {
      ...(onSuccess ? { onSuccess: told(onSuccess) } : {}),
      ...(onError ? { onError: told(onError) } : {}),
      ...(onSettled ? { onSettled: told(onSettled) } : {}),
    });
    const expect = (callback: unknown) => () => {
      if (callback && !isTold && test === calledIn) {
        report('callbacks of mutate() were dropped, as their component is gone');
      }
    };
    result.then(expect(onSuccess ?? onSettled), expect(onError ?? onSettled));
    return result;
  };
  return () => {
    test += 1;
  };
}
