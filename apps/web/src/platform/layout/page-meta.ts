import type { MetaDescriptor } from 'react-router';

/** A page's title, and the description that search engines show. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  const titled: MetaDescriptor = { title: `${title} · NextShift` };
  return description === undefined
    ? [titled]
    : [titled, { name: 'description', content: description }];
}
