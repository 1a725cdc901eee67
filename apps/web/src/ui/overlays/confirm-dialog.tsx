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
  /** `danger` for irreversible actions: the filled button is then Cancel. */
  tone?: 'primary' | 'danger';
  pending: boolean;
  pendingLabel: string;
  /** True while the consequences are not known yet. */
  confirmDisabled?: boolean;
  /** The failure of the last attempt, shown inside. */
  error: string | undefined;
  onConfirm: () => void;
  /** The button with the initial focus. */
  startsOn?: 'cancel' | 'confirm';
  returnFocus?: DialogProps['returnFocus'];
  children?: ReactNode;
}

/** Confirms an irreversible action. The focus starts on Cancel by default. */
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

  // Counts once, however often it is pressed before the next render.
  useEffect(() => {
    confirmed.current = false;
  }, [open, pending, error]);

  const confirm = () => {
    // Buttons still work while the dialog animates out.
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
      <FormError className="mt-3">{error}</FormError>
    </Dialog>
  );
}
