import type { MouseEvent } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';

/** A link within the site; its page is prefetched on intent. */
export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />;
}

/** A `PageLink` for navigation, with `aria-current="page"` on its own page. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" onClick={goOffline} {...props} />;
}

/**
 * Without a connection, a page whose script did not come yet would only load the present one again. The worker shows at
 * its address what the device keeps.
 */
function goOffline(event: MouseEvent<HTMLAnchorElement>): void {
  if (navigator.onLine || !('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}
