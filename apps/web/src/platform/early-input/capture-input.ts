// Runs first in <head>: records presses and input until the page's modules take over.
import { followComposition, keepEdit, replayEdits } from './early-edits.ts';
import { forgetPresses, keepPress, markPressed, replayPresses } from './early-presses.ts';
import { expectWords, forgetWords, keepWord, typeWords } from './early-words.ts';

const untilHydrated = new AbortController();
const untilReady = new AbortController();
let hasFailed = false;

/** Pages without modules are left to the browser. */
const isStatic = () => 'still' in document.documentElement.dataset;

function holdBack(event: Event, control: HTMLElement, form: HTMLFormElement | null): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (hasFailed) location.reload();
  else {
    keepPress(control, form);
    expectWords(control);
  }
}

function onClick(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey } = event;
  if (isStatic() || event.defaultPrevented || !(target instanceof Element)) return;
  if (button || metaKey || ctrlKey || shiftKey) return;
  const control = target.closest('a[href],button');
  if (control instanceof HTMLAnchorElement) {
    // The browser follows it without a script.
    if (!control.hash && !control.target) markPressed(control);
  } else if (control instanceof HTMLButtonElement) {
    if (control.type === 'button' || !control.form) holdBack(event, control, null);
  }
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (isStatic() || !(form instanceof HTMLFormElement)) return;
  const control = submitter ?? form.querySelector<HTMLElement>('[type=submit]') ?? form;
  // A search is an address: the browser goes there without a script.
  if (form.getAttribute('method') !== 'post' && form.hasAttribute('action')) markPressed(control);
  else holdBack(event, control, form);
}

/** Fields that are empty are no part of a search's address. */
function onFormData({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  for (const [name, value] of [...formData]) {
    if (value === '') formData.delete(name);
  }
}

const whilePressing = { capture: true, signal: untilReady.signal };
addEventListener('click', onClick, whilePressing);
addEventListener('submit', onSubmit, whilePressing);
addEventListener('formdata', onFormData, whilePressing);
// Also once the page is ready: a dialog's script may still be on its way.
addEventListener('keydown', keepWord, true);
addEventListener('focusin', typeWords, true);

const whileEditing = { capture: true, signal: untilHydrated.signal };
addEventListener('input', keepEdit, whileEditing);
addEventListener('change', keepEdit, whileEditing);
addEventListener('compositionstart', followComposition, whileEditing);
addEventListener('compositionend', followComposition, whileEditing);

function handOverEdits(): void {
  untilHydrated.abort();
  replayEdits();
}

function handOverPresses(): void {
  handOverEdits();
  untilReady.abort();
  replayPresses();
}

document.addEventListener('nextshift:hydrated', handOverEdits, { once: true });
document.addEventListener('nextshift:ready', handOverPresses, { once: true });

// A page that the browser restores must not act on presses from before it was left.
addEventListener('pagehide', forgetPresses);
addEventListener('pagehide', forgetWords);

// Where the modules fail to load, nothing happens; another press loads the page again.
function onError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  hasFailed = true;
  forgetPresses();
  forgetWords();
}
addEventListener('error', onError, true);

// Safari applies `:active` only if there is a touch listener.
addEventListener('touchstart', () => undefined, { passive: true });
