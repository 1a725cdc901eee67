import { createContext } from 'react-router';
import type { Api } from './api-client.ts';

/** The API in the context of loaders, on the server and in the browser. */
export const apiContext = createContext<Api>();

/** Origin of the API as the browser calls it; empty means the page's own. */
export const apiBaseContext = createContext('');

/** Settings of this board that only its server knows, the same for all pages. */
export interface Site {
  /** Whether it is a local board, or configured as a demo. */
  readonly allowsDemo: boolean;
  /** Origins under which its pages may be opened, the public address first; empty if none is configured. */
  readonly origins: readonly string[];
  /** From a job's closing until its undecided applicants are told. */
  readonly closingGraceMinutes: number;
  /** Where users write to; absent if the server said nothing. */
  readonly supportEmail?: string;
}

export const siteContext = createContext<Site>({
  allowsDemo: false,
  origins: [],
  closingGraceMinutes: 60,
});

export interface PageRequest {
  /** Allows this response's inline scripts. */
  readonly nonce?: string | undefined;
  /** Identifies the request in the log and on the error page. */
  readonly requestId?: string | undefined;
  /** Called with every unexpected failure. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The request that a page is rendered for. */
export const pageRequestContext = createContext<PageRequest>({});
