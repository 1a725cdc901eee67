import type { ReactNode } from 'react';
import { addToast, dismissToast, settleToasts, type ToastOptions } from './toast-store.ts';

/** What the toast of an offline device is about. */
export const CONNECTION = 'connection';

/** Short messages at the edge of the screen. Errors are announced assertively, the rest politely. */
export const toast = {
  success: (title: ReactNode, options?: ToastOptions) => addToast('success', title, options),
  info: (title: ReactNode, options?: ToastOptions) => addToast('info', title, options),
  error: (title: ReactNode, options?: ToastOptions) => addToast('error', title, options),
  dismiss: dismissToast,
  settle: settleToasts,
};
