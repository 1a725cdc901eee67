import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode, useEffect } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLayer } from './use-layer.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useTopmostEscape } from './use-topmost-escape.ts';
import { guardDoubleClick } from './guard-double-click.ts';

const FIRST_FIELD =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):not(:disabled, [readonly])';

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-3xl' };

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  size?: keyof typeof SIZES;
  /** Stays visible below the scrolling body: the actions, the first one rightmost. */
  footer?: ReactNode;
  /** Left of the title, e.g. a back arrow. */
  leading?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** False while work must not be interrupted: Esc, the X and the backdrop do nothing. */
  dismissible?: boolean;
  /** The router has an entry for it, e.g. a modal with an address: Back closes it without further work. */
  hasOwnEntry?: boolean;
  /** Where the focus starts, unless an element has `data-autofocus`; a text has no field to fill in. */
  startsOn?: 'field' | 'dialog';
  /** Where the focus goes on closing, if not back to where it was. */
  returnFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
}

/**
 * A named modal: bottom sheet on phones, centered on wider screens; the focus is trapped and
 * returns on closing.
 *
 * Radix' own Overlay is not used on purpose: it locks scrolling by injecting a <style> element,
 * which our style-src blocks. The lock is ours: `useScrollLock`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  leading,
  role = 'dialog',
  dismissible = true,
  hasOwnEntry = false,
  startsOn = 'field',
  returnFocus,
  children,
}: DialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  useScrollLock(open);
  useDoubleClickGuard(open);
  const state = open ? 'open' : 'closed';
  const change = (next: boolean) => {
    if (next || dismissible) onOpenChange(next);
  };
  const close = () => {
    change(false);
  };
  const onEscape = useTopmostEscape(open, close);
  useLayer(open && !hasOwnEntry, close);

  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      <RadixDialog.Portal>
        <div
          data-state={state}
          onClick={close}
          className="pointer-events-auto fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <RadixDialog.Content
          role={role}
          aria-modal="true"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current =
              document.activeElement instanceof HTMLElement ? document.activeElement : null;
            if (event.currentTarget instanceof HTMLElement)
              focusFirst(event.currentTarget, startsOn);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // One that was open from the start has no opener.
            const { current } = opener;
            const back = current?.isConnected && current !== document.body ? current : null;
            const target = returnFocus?.() ?? back ?? document.querySelector('main');
            if (target instanceof HTMLElement) target.focus();
          }}
          onEscapeKeyDown={onEscape}
          // React passes it on to a form around the dialog, which would be sent as well.
          onSubmit={(event) => {
            event.stopPropagation();
          }}
          // The backdrop closes on its own click; a press on a toast above must not close.
          onPointerDownOutside={(event) => {
            event.preventDefault();
          }}
          className={clsx(
            'fixed z-50 flex flex-col overflow-clip bg-surface text-ink shadow-overlay outline-none',
            'inset-x-0 bottom-0 rounded-t-sheet max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in',
            // Leaves the top to a toast, which would cover the title; always, so that nothing jumps when one comes.
            'max-sm:max-h-[max(100dvh-7rem,80dvh)]',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,56rem)] sm:w-[calc(100%-3rem)] sm:rounded-sheet',
            'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
            'short:overflow-y-auto',
            SIZES[size],
          )}
        >
          <header className="flex items-start gap-2 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            {leading}
            <div className="min-w-0 flex-1 pt-1.5">
              <RadixDialog.Title className="text-heading font-bold">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="mt-1 text-ink-soft">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </div>
            {dismissible ? (
              <RadixDialog.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} className="-mr-2" />
              </RadixDialog.Close>
            ) : null}
          </header>
          <div className="min-h-0 flex-1 scroll-pb-28 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-7 short:flex-none short:overflow-visible">
            {children}
          </div>
          {footer ? (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:gap-3 sm:px-7">
              {footer}
            </footer>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

// Forms focus their first field; a text focuses its title, not a button far below.
function focusFirst(content: HTMLElement, startsOn: 'field' | 'dialog') {
  const chosen =
    content.querySelector<HTMLElement>('[data-autofocus]') ??
    (startsOn === 'field' ? content.querySelector<HTMLElement>(FIRST_FIELD) : null) ??
    content;
  chosen.focus({ preventScroll: true });
}

/** Guards the page behind an overlay that a click closes. */
function useDoubleClickGuard(open: boolean) {
  useEffect(() => {
    if (!open) return;
    return guardDoubleClick;
  }, [open]);
}
