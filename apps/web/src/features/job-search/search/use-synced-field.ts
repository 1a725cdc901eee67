import { useEffect, useRef } from 'react';

/**
 * For a field that belongs to the person while they type, and from script's start on: it keeps what is
 * in it until the address says something new.
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
