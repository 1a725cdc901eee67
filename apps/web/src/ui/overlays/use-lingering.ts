import { useState } from 'react';

/** What a dialog shows while it fades out: the last value that was there. */
export function useLingering<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
