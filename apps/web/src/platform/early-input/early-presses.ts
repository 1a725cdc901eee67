/** A pressed button, or the form that it submits, and its label at that time. */
interface Press {
  readonly control: HTMLElement;
  readonly form: HTMLFormElement | null;
  readonly words: string | null;
}

const PRESSED = 'data-pressed';

let presses: Press[] = [];

/** Styles show a marked control with its pending label. */
export function markPressed(control: HTMLElement): void {
  control.setAttribute(PRESSED, control.dataset.pending ?? '');
}

/** Queues a press until the page can handle it: once for each control. */
export function keepPress(control: HTMLElement, form: HTMLFormElement | null): void {
  if (!presses.some((other) => other.control === control)) {
    presses.push({ control, form, words: control.textContent });
  }
  markPressed(control);
}

export function forgetPresses(): void {
  for (const control of document.querySelectorAll(`[${PRESSED}]`)) control.removeAttribute(PRESSED);
  presses = [];
}

/** Replays the presses in order. */
export function replayPresses(): void {
  const kept = presses;
  forgetPresses();
  kept.forEach(replayPress);
}

function replayPress({ control, form, words }: Press): void {
  // A control whose label has changed is a different one: Save has become Saved.
  if (!control.isConnected || control.textContent !== words) return;
  if (control.getAttribute('aria-disabled') === 'true') return;
  if (form) form.requestSubmit(control === form ? null : control);
  else control.click();
}
