/** What a page's `handle` tells the document around it. */
export interface PageHandle {
  /** The page loads no modules and stays as the server rendered it. */
  readonly isStatic?: boolean;
}
