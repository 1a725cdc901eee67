import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dismissToast, type ToastRecord } from './toast-store.ts';
import { guardDoubleClick } from '../overlays/guard-double-click.ts';
import { useSwipeAway } from '../overlays/use-swipe-away.ts';

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="text-marigold" />,
  info: <Info aria-hidden="true" className="text-on-fig-soft" />,
  error: <CircleAlert aria-hidden="true" className="text-danger-on-fig" />,
};

export interface ToastCardProps {
  toast: ToastRecord;
  paused: boolean;
  isNewest: boolean;
}

export function ToastCard({ toast, paused, isNewest }: ToastCardProps) {
  const { id, tone, title, description, action, duration } = toast;
  const remaining = useRef(duration);
  const dismiss = () => {
    dismissToast(id);
    guardDoubleClick();
  };
  const swipe = useSwipeAway(dismiss);

  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      dismissToast(id);
    }, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(remaining.current - (Date.now() - startedAt), 1500);
    };
  }, [id, paused]);

  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      data-newest={isNewest || undefined}
      className={clsx(
        // Lighter than the footer, with an edge: it lies over pages, dark bars and scrims alike.
        'pointer-events-auto flex w-full animate-rise-in touch-pan-y items-start gap-3 rounded-control border border-on-fig-soft/60 bg-fig-raised py-2 pr-2 pl-4 text-on-fig shadow-overlay focus-on-fig',
        !isNewest && 'max-md:hidden',
      )}
      {...swipe}
    >
      <span className="mt-2 shrink-0 [&_svg]:size-5">{ICONS[tone]}</span>
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-sm text-on-fig-soft">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            dismiss();
          }}
          className="min-h-9 shrink-0 rounded-full px-3 font-semibold text-marigold transition-colors duration-120 hover:bg-fig"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-on-fig-soft transition-colors duration-120 hover:bg-fig hover:text-on-fig"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
