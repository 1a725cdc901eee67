import { useRef } from 'react';
import { randomKey } from './random-key.ts';

/**
 * The idempotency key of an attempt: the same as long as the content is, so that a retry after a lost
 * response is not carried out twice.
 */
export function useAttemptKey() {
  const last = useRef({ content: '', key: '' });
  return (body: object, file: File | null = null): string => {
    const content = JSON.stringify([body, file && [file.name, file.size, file.lastModified]]);
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}
