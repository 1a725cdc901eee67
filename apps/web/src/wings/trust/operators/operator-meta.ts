import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/layout/page-meta.ts';

/** The title of an operators' page, which search engines must not index. */
export function operatorMeta(title: string): MetaDescriptor[] {
  return [...pageMeta(title), { name: 'robots', content: 'noindex, nofollow' }];
}
