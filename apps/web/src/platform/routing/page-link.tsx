import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';

/** A link within the site; its page is prefetched on intent. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />;
}

/** A `PageLink` for navigation, with `aria-current="page"` on its own page. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" {...props} />;
}
