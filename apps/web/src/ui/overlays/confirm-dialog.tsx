import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FormError } from '../forms/form-error.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone: the filled button is then the way back. */
  tone?: 'primary' | 'danger';
  pending: boolean;
  pendingLabel: string;
  /** True while what is asked about is not known yet. */
  confirmDisabled?: boolean;
  /** The failure of the last try, shown inside. */
  error: string | undefined;
  onConfirm: () => void;
  /** Which answer Enter gives at once. */
  startsOn?: 'cancel' | 'confirm';
  returnFocus?: DialogProps['returnFocus'];
  children?: ReactNode;
}

/** A question before something that cannot be undone. The focus starts on Cancel, unless told otherwise. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  pending,
  pendingLabel,
  confirmDisabled = false,
  error,
  onConfirm,
  startsOn = 'cancel',
  returnFocus,
  children,
}: ConfirmDialogProps) {
  const confirmed = useRef(false);

  // The answer is taken once, however often it is pressed before the screen shows it.
  useEffect(() => {
    confirmed.current = false;
  }, [open, pending, error]);

  const confirm = () => {
    // A dialog that leaves can still be pressed.
    if (!open || confirmed.current) return;
    confirmed.current = true;
    onConfirm();
  };

  return (
    <Dialog
      role="alertdialog"
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      returnFocus={returnFocus}
      title={title}
      description={description}
      footer={
        <>
          <Button
            variant={tone === 'danger' ? 'primary' : 'secondary'}
            data-autofocus={startsOn === 'cancel' ? '' : undefined}
            disabled={pending}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            data-autofocus={startsOn === 'confirm' ? '' : undefined}
            pending={pending}
            disabled={confirmDisabled}
            pendingLabel={pendingLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <FormError>{error}</FormError>
    </Dialog>
  );
}
