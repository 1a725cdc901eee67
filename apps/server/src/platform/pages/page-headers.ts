/**
 * For the web app's service worker, whose own response governs what it may fetch: the offline page's
 * files.
 */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

interface PagePolicy {
  /** What allows the page's own inline scripts: a nonce, or their hashes. */
  readonly scripts: readonly string[];
  /** The API's origin if it differs from the page's. */
  readonly apiOrigin: string | null;
  readonly development: boolean;
}

/** The Content-Security-Policy of a page: only our own scripts and styles, and only these inline scripts. */
export function pagePolicy({ scripts, apiOrigin, development }: PagePolicy): string {
  const api = apiOrigin === null ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((source) => `'${source}'`)].join(' '),
    // Vite's hot reload injects styles into the page.
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `media-src 'self' blob:${api}`,
    "font-src 'self'",
    development ? `connect-src 'self' ws:${api}` : `connect-src 'self'${api}`,
    "object-src 'none'",
    // Documents that the page has fetched itself, in the browser's PDF viewer.
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}
