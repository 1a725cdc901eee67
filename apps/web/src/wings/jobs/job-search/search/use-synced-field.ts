import { useEffect, useRef } from 'react';

/**
 * For an uncontrolled field that may be edited before scripts load: it keeps its input
 * until the address changes.
 */
export function useSyncedField<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value && field.current) field.current.value = value;
    before.current = value;
  }, [value]);
  return field;
}
