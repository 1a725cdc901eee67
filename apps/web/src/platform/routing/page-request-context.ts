import { createContext } from 'react';

/** The request that is being rendered; empty in the browser. */
export const PageRequestContext = createContext<{
  readonly nonce?: string | undefined;
  readonly requestId?: string | undefined;
}>({});
