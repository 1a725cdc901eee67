import { MutationObserver } from '@tanstack/react-query';

/**
 * Reports callbacks of `mutate` that were not called because their component was unmounted before the response. Those of
 * `useMutation`, and code after `mutateAsync`, always run.
 *
 * @returns a function to call when a test ends; later responses are not reported.
 */
export function reportDroppedCallbacks(report: (message: string) => void): () => void {
  const { mutate } = MutationObserver.prototype;
  let test = 0;

  MutationObserver.prototype.mutate = function (variables, callbacks = {}) {
    const calledIn = test;
    let isCalled = false;
    const watch =
      <Args extends unknown[]>(callback: (...args: Args) => unknown) =>
      (...args: Args) => {
        isCalled = true;
        return callback(...args);
      };
    const { onSuccess, onError, onSettled } = callbacks;
    const result = mutate.call(this, variables, {
      ...(onSuccess ? { onSuccess: watch(onSuccess) } : {}),
      ...(onError ? { onError: watch(onError) } : {}),
      ...(onSettled ? { onSettled: watch(onSettled) } : {}),
    });
    const check = (callback: unknown) => () => {
      if (callback && !isCalled && test === calledIn) {
        report('the callbacks of mutate() were dropped: their component is unmounted');
      }
    };
    result.then(check(onSuccess ?? onSettled), check(onError ?? onSettled));
    return result;
  };
  return () => {
    test += 1;
  };
}
