import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page: moves the focus to the page's start and reads out its title, as a browser
 * does by itself when it loads a document. A change of the query alone, such as a filter, stays put.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    // An address with a fragment names its own place on the page.
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
