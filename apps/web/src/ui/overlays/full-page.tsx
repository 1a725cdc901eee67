import { ChevronLeft } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { useLayer } from './use-layer.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useTopmostEscape } from './use-topmost-escape.ts';

export interface FullPageProps {
  open: boolean;
  onClose: () => void;
  /** What it lies over, on the button that leads back there. */
  backLabel: string;
  /** At the other end of the bar. */
  trailing?: ReactNode;
  title: ReactNode;
  /** Stays at the bottom: the actions. */
  footer?: ReactNode;
  /** Another one starts at its top again. */
  contentKey: string;
  /** The router has an entry for it: Back closes it without further work. */
  hasOwnEntry: boolean;
  /** Where the focus goes on closing, if not to the page. */
  returnFocus: () => HTMLElement | null;
  children: ReactNode;
}

/** Tells the style how high an element is, in `--page-actions-height`: toasts stand above it. */
function useActionsHeight(open: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  // After each rendering, as each may change the actions.
  useEffect(() => {
    if (!open) return;
    const { style } = document.documentElement;
    const tell = () => {
      style.setProperty('--page-actions-height', `${String(actions.current?.offsetHeight ?? 0)}px`);
    };
    tell();
    addEventListener('resize', tell);
    return () => {
      removeEventListener('resize', tell);
      style.removeProperty('--page-actions-height');
    };
  });
  return actions;
}

/** A page over the page, for one of a list where there is no room beside it: the list keeps its place below. */
export function FullPage(props: FullPageProps) {
  const { open, onClose, backLabel, trailing, title, footer, contentKey, hasOwnEntry, children } =
    props;
  useScrollLock(open);
  useLayer(open && !hasOwnEntry, onClose);
  const onEscape = useTopmostEscape(open, onClose);
  const actions = useActionsHeight(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          data-full-page=""
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = props.returnFocus() ?? document.querySelector('main');
            if (target instanceof HTMLElement) target.focus();
          }}
          onEscapeKeyDown={onEscape}
          // A press on a toast must not close.
          onPointerDownOutside={(event) => {
            event.preventDefault();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in short:overflow-y-auto"
        >
          <div className="border-b border-line">
            <div className="page-column flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-3">
              <RadixDialog.Close asChild>
                <Button variant="ghost" size="small" className="-ml-3.5">
                  <ChevronLeft aria-hidden="true" />
                  {backLabel}
                </Button>
              </RadixDialog.Close>
              {trailing}
            </div>
          </div>
          <div
            key={contentKey}
            className="min-h-0 flex-1 scroll-pb-28 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible"
          >
            <div className="page-column max-w-3xl pt-5 pb-10 sm:pt-8">
              <RadixDialog.Title className="text-title font-extrabold wrap-anywhere">
                {title}
              </RadixDialog.Title>
              {children}
            </div>
          </div>
          {footer ? (
            <div ref={actions} className="border-t border-line bg-surface">
              <div className="page-column flex max-w-3xl flex-wrap gap-2 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-3 [&>*]:grow">
                {footer}
              </div>
            </div>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
