import type { ComponentType } from 'react';

/** What a page's `handle` declares to the document. */
export interface PageHandle {
  /** The page loads no modules and stays as the server rendered it. */
  readonly isStatic?: boolean;
  /** Visitors can read the page without modules: these start at the first sign of use. */
  readonly startsWhenUsed?: boolean;
  /** Replaces the navigation of the site, and its footer. */
  readonly Nav?: ComponentType;
}
