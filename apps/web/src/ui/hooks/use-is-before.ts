import { useEffect, useState } from 'react';

/** Whether a moment is yet to come; changes as it passes. */
export function useIsBefore(iso: string): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  const [openedAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setPassed(iso);
      },
      Math.max(0, Date.parse(iso) - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [iso]);
  return passed !== iso && Date.parse(iso) > openedAt;
}
