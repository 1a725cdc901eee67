import type { FieldValues, Resolver } from 'react-hook-form';

/** Longest wait for a release: that of a press which opens a list of the system is never told. */
const LONGEST_PRESS_MS = 1_000;

const ENDS = ['pointerup', 'pointercancel'] as const;

let release: Promise<void> | null = null;

function onPress() {
  const released = new Promise<void>((resolve) => {
    // The click comes after the release.
    const end = () => setTimeout(resolve);
    for (const type of ENDS) document.addEventListener(type, end, { once: true, capture: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
  release = released;
  void released.then(() => {
    if (release === released) release = null;
  });
}

if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', onPress, { capture: true });

/**
 * Rules whose verdict waits while a pointer is pressed. A press takes the focus from a field; an error that appeared
 * under the field right then would move what is pressed away before the release, and the click would be lost.
 */
export function afterPress<Draft extends FieldValues, Context, Sent>(
  rules: Resolver<Draft, Context, Sent>,
): Resolver<Draft, Context, Sent> {
  return async (...draft) => {
    if (release) await release;
    return await rules(...draft);
  };
}

/**
 * Changes what is shown at the release of the press that goes on, before its click, which then still meets what was
 * pressed; at once where nothing is pressed.
 */
export function atRelease(change: () => void): void {
  if (!release) {
    change();
    return;
  }
  const end = () => {
    for (const type of ENDS) document.removeEventListener(type, end, { capture: true });
    change();
  };
  for (const type of ENDS) document.addEventListener(type, end, { capture: true });
}
