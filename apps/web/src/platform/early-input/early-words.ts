/** A pressed button that opens a dialog, while what is typed has no field yet. */
let opener: HTMLElement | null = null;
let words = '';

/** From here on, what is typed belongs to the field that the dialog will focus. */
export function expectWords(control: HTMLElement): void {
  if (control.getAttribute('aria-haspopup') === 'dialog') opener = control;
}

export function forgetWords(): void {
  opener = null;
  words = '';
}

export function keepWord(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (opener === null || ctrlKey || metaKey || altKey) return;
  if (target !== opener && target !== document.body) return;
  if (key === 'Backspace') words = words.slice(0, -1);
  else if (key.length === 1) words += key;
  else return;
  // A space would press the button.
  event.preventDefault();
}

/** Types what was kept into the field that got the focus. */
export function typeWords({ target }: FocusEvent): void {
  if (opener === null || target === opener) return;
  const typed = words;
  forgetWords();
  if (!(target instanceof HTMLInputElement) || typed === '') return;
  Reflect.set(HTMLInputElement.prototype, 'value', target.value + typed, target);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
