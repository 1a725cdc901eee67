import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../buttons/button.tsx';

/** How far from the window a list's end is near: above it by what a footer takes on a phone, and below. */
const NEAR = '100% 0px 600px 0px';

/**
 * How many pages a list loads by itself. Further ones need a press each, so that content
 * below the list can be reached.
 */
export const AUTO_LOADED_PAGES = 3;

export interface LoadMoreProps {
  onLoadMore: () => void;
  pending: boolean;
  /** The button's label, e.g. 'Show more'. */
  label: string;
  /**
   * Fetches as soon as the end of the list is near, which callers allow for the first
   * `AUTO_LOADED_PAGES` pages; the button stays for those who do not scroll.
   */
  auto?: boolean;
  /** Called instead of `onLoadMore` when the button itself is pressed. */
  onPress?: () => void;
}

/** The end of a list that has more. */
export function LoadMore({ onLoadMore, pending, label, auto = false, onPress }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onLoadMore);
  const watching = auto && !pending;

  useEffect(() => {
    if (!watching || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [watching]);

  return (
    <div ref={end} className="flex justify-center pt-8 noscript:hidden">
      <Button
        variant="secondary"
        pending={pending}
        pendingLabel="Loading..."
        onClick={onPress ?? onLoadMore}
      >
        {label}
      </Button>
    </div>
  );
}
