import type { ComponentType } from 'react';
import type { ScreenShape } from '../../ui/layout/guard-skeleton.tsx';

/** What a page's `handle` declares to the document. */
export interface PageHandle {
  /** The page loads no modules and stays as the server rendered it. */
  readonly isStatic?: boolean;
  /** Visitors can read the page without modules: these start at the first sign of use. */
  readonly startsWhenUsed?: boolean;
  /** What its guard shows until it is known who is signed in; cards, if it does not say. */
  readonly shape?: ScreenShape;
  /** Replaces the navigation of the site, and its footer. */
  readonly Nav?: ComponentType;
}
