import type { MetaDescriptor } from 'react-router';

/** The title of a page, and the words that search engines show below it. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  const titled: MetaDescriptor = { title: `${title} · NextShift` };
  return description === undefined
    ? [titled]
    : [titled, { name: 'description', content: description }];
}
