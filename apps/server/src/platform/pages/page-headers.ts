/** Of the web app's worker, whose own answer rules what it may fetch: the files of the offline page. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

interface PagePolicy {
  /** What allows the page's own inline scripts: a nonce, or their hashes. */
  readonly scripts: readonly string[];
  /** The API's origin where it is not the page's own. */
  readonly apiOrigin: string | null;
  readonly development: boolean;
}

/** The Content-Security-Policy of a page: our own scripts and styles, and nothing inline but those. */
export function pagePolicy({ scripts, apiOrigin, development }: PagePolicy): string {
  const api = apiOrigin === null ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((source) => `'${source}'`)].join(' '),
    // Vite's hot reload puts styles into the page.
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `media-src 'self' blob:${api}`,
    "font-src 'self'",
    development ? `connect-src 'self' ws:${api}` : `connect-src 'self'${api}`,
    "object-src 'none'",
    // Documents that the page itself has fetched, in the browser's PDF viewer.
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}
