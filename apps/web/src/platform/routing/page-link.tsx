import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';

/** A link within the site; the page behind it is fetched once someone means to go there. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />;
}

/** The same for navigation: carries `aria-current="page"` while its page is shown. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" {...props} />;
}
