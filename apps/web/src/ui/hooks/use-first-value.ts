import { useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What `read` returned when the component was mounted; of HTML that is hydrated, the server's value. A later value
 * renders nothing anew: for lists of many components, where the style shows what belongs to whom.
 */
export function useFirstValue<Value extends string | number | boolean>(
  read: () => Value,
  onServer: Value,
): Value {
  const [mounted] = useState(read);
  const hydrated = useRef<Value>(undefined);
  return useSyncExternalStore(
    never,
    () => hydrated.current ?? mounted,
    // Called only on the server and while hydrating.
    () => (hydrated.current = onServer),
  );
}
