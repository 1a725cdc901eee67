import type { InputFormat } from './input-formats.ts';

/**
 * Formats the text of an input that has just changed and keeps the caret beside the same character.
 * Call it before passing the change on, so that every reader sees the formatted
 * value.
 */
export function formatInPlace(input: HTMLInputElement, format: InputFormat, inputType: string) {
  const raw = input.value;
  const formatted = format(raw);
  if (formatted === raw) return;

  const rawCaret = input.selectionStart ?? raw.length;
  let caret = rawCaret === raw.length ? formatted.length : format(raw.slice(0, rawCaret)).length;

  // Delete removed a bracket or dash, which came back: step over it, or Delete would be stuck.
  if (inputType === 'deleteContentForward' && formatted.length > raw.length) {
    while (caret < formatted.length && !/[\p{L}\p{N}]/u.test(formatted.charAt(caret))) caret += 1;
  }

  input.value = formatted;
  input.setSelectionRange(caret, caret);
}
