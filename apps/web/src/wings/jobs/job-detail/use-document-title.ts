import { useEffect } from 'react';

/** Sets the window's title while something is open over the page, then restores it. */
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
