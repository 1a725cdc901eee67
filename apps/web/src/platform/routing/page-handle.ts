/** What a page's `handle` may say of it to the document around it. */
export interface PageHandle {
  /** Without the site's scripts: it stays as the server wrote it. */
  readonly isStill?: boolean;
}
