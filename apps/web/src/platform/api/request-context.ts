import { createContext } from 'react-router';
import type { Api } from './api-client.ts';

/** What loaders find in their context, on the server and in the browser. */
export const apiContext = createContext<Api>();

/** Origin of the API as the browser calls it; empty means the page's own. */
export const apiBaseContext = createContext('');

/** Facts of the board that its server alone knows, alike for all of its pages. */
export interface Site {
  /** Whether it is a local board, or a demo by its settings. */
  readonly allowsDemo: boolean;
  /** Where its pages may be open, the public address first; none where that was not set. */
  readonly origins: readonly string[];
}

export const siteContext = createContext<Site>({ allowsDemo: false, origins: [] });

export interface PageRequest {
  /** Allows this answer's inline scripts; absent where the page is cached and its scripts are hashed. */
  readonly nonce?: string | undefined;
  /** Names the request in the log, and on the error page. */
  readonly requestId?: string | undefined;
  /** Told every failure that a page did not expect. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Facts of the one request that a page is rendered for. */
export const pageRequestContext = createContext<PageRequest>({});
