import { useEffect } from 'react';

/** Names the window after what lies over the page, and after the page again when that goes. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} · NextShift`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
