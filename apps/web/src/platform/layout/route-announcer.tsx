import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After navigation, moves the focus to the start of the page and announces its title, as browsers do when they
 * load a document. A change of the query alone, such as a filter, does not move it.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    // A fragment targets its own place on the page.
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
