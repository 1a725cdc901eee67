import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastOptions {
  /** A second line: usually what to do next. */
  description?: ReactNode;
  /** One thing to press, e.g. Undo. */
  action?: { label: string; onPress: () => void };
  /** Its topic: replaces earlier toasts about the same. */
  about?: string;
  /** Milliseconds on screen; the timer stops while it is hovered, focused or hidden. */
  duration?: number;
}

export interface ToastRecord extends ToastOptions {
  id: number;
  tone: ToastTone;
  title: ReactNode;
  duration: number;
}

const MOST_AT_ONCE = 3;
const listeners = new Set<() => void>();
let toasts: readonly ToastRecord[] = [];
let lastId = 0;

function publish(next: readonly ToastRecord[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Adds a toast, dropping the oldest beyond three. @returns its id. */
export function addToast(tone: ToastTone, title: ReactNode, options: ToastOptions = {}) {
  lastId += 1;
  const duration = options.duration ?? (tone === 'error' || options.action ? 9000 : 5000);
  const others = withoutAbout(options.about);
  publish([...others, { ...options, id: lastId, tone, title, duration }].slice(-MOST_AT_ONCE));
  return lastId;
}

/** Removes toasts about an action whose outcome has changed meanwhile. */
export function settleToasts(about: string) {
  publish(withoutAbout(about));
}

function withoutAbout(about: string | undefined) {
  return about === undefined ? toasts : toasts.filter((toast) => toast.about !== about);
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: number) {
  publish(id === undefined ? [] : toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function readToasts() {
  return toasts;
}
