import type { InputFormat } from './input-formats.ts';

/**
 * Formats the text of an input that has just changed and keeps the caret beside the same character.
 * Call it before passing the change on, so that every reader sees the formatted
 * value.
 */
export function formatInPlace(input: HTMLInputElement, format: InputFormat, event: Event) {
  const raw = input.value;
  const formatted = format(raw);
  if (formatted === raw) return;
  // What was not typed stays whole, for the rules of the form to refuse: its writer did not see what would go.
  if (!isTyping(event) && contentOf(formatted) !== contentOf(raw)) return;

  const rawCaret = input.selectionStart ?? raw.length;
  let caret = rawCaret === raw.length ? formatted.length : format(raw.slice(0, rawCaret)).length;

  // Delete removed a bracket or dash, which came back: step over it, or Delete would be stuck.
  const isForward = inputTypeOf(event) === 'deleteContentForward';
  if (isForward && formatted.length > raw.length) {
    while (caret < formatted.length && !/[\p{L}\p{N}]/u.test(formatted.charAt(caret))) caret += 1;
  }

  input.value = formatted;
  input.setSelectionRange(caret, caret);
}

/** Whether a key was pressed, rather than a text pasted, dropped, or filled in by the browser or its keyboard. */
function isTyping(event: Event): boolean {
  const inputType = inputTypeOf(event);
  if (inputType === 'insertText')
    return event instanceof InputEvent && (event.data ?? '').length < 2;
  return inputType === 'insertCompositionText' || inputType.startsWith('delete');
}

function inputTypeOf(event: Event): string {
  return event instanceof InputEvent ? event.inputType : '';
}

/** What must not get lost of a text: all but blanks, what separates digits, and the country code of a US phone number. */
function contentOf(text: string): string {
  return text
    .replace(/[\s\p{Pd}\p{Cf}()+＋.]/gu, '')
    .replace(/^(?:00|011)?1(?=\d{10}$)/, '')
    .toLowerCase();
}
