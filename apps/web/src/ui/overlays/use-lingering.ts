import { useState } from 'react';

/** Keeps the last value while a dialog fades out. */
export function useLingering<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
