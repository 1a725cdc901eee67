import { createContext } from 'react';

/** What components may know of the request that they are rendered for; empty in the browser. */
export const PageRequestContext = createContext<{
  readonly nonce?: string | undefined;
  readonly requestId?: string | undefined;
}>({});
