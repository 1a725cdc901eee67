import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { ToastCard } from './toast-card.tsx';
import { readToasts, subscribeToToasts, type ToastRecord } from './toast-store.ts';

const NONE: readonly ToastRecord[] = [];

/**
 * Where toasts appear; once, at the end of the page. F8 moves the focus to them. While a dialog is
 * open they are at the top, clear of its buttons. A phone shows only the newest. Our own, as every page
 * loads it: 1.9 kB of gzip, where sonner is 9.6 and Radix Toast 12.7 (decision 071).
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => NONE);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const paused = pointed || focused || hidden;
  const any = toasts.length > 0;
  const cardOf = (toast: ToastRecord) => (
    <ToastCard key={toast.id} toast={toast} paused={paused} isNewest={toast === toasts.at(-1)} />
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8')
        region.current?.querySelector<HTMLElement>('[data-newest] button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  // The last toast may disappear while hovered, without a leave event.
  if (!any && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }

  // It may also have the focus: restore that.
  useEffect(() => {
    if (any) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  }, [any]);

  const onFocus = (event: FocusEvent) => {
    if (!focused) cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(false);
    if (event.relatedTarget) cameFrom.current = null;
  };

  return (
    <section
      ref={region}
      data-toaster=""
      aria-label="Notifications"
      onPointerEnter={() => {
        setPointed(true);
      }}
      onPointerLeave={() => {
        setPointed(false);
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom,0px)+0.75rem)] z-60 mx-auto flex max-w-md flex-col gap-2 in-data-scroll-lock:top-3 in-data-scroll-lock:bottom-auto md:right-6 md:left-auto md:w-md"
    >
      {toasts.filter(({ tone }) => tone === 'error').map(cardOf)}
      {/* A live region must exist before its text does, so it stays in the page. */}
      <div role="status" aria-live="polite" className="contents">
        {toasts.filter(({ tone }) => tone !== 'error').map(cardOf)}
      </div>
    </section>
  );
}

function usePageHidden() {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
      };
    },
    () => document.hidden,
    () => false,
  );
}
