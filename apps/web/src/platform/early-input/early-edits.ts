type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's edited state. */
interface Edit {
  readonly value: string;
  readonly checked: boolean;
}

const CHOICES = ['checkbox', 'radio'];

const edits = new Map<Field, Edit>();
let composing: EventTarget | null = null;

export function keepEdit({ target }: Event): void {
  if (!isField(target)) return;
  const checked = target instanceof HTMLInputElement && target.checked;
  edits.set(target, { value: target.value, checked });
}

/** A field with an unfinished composition (IME) is left alone. */
export function followComposition({ type, target }: Event): void {
  composing = type === 'compositionstart' ? target : null;
}

/** Reports the fields' values to React; the cursor stays where it is. */
export function replayEdits(): void {
  const { activeElement: active } = document;
  const selection = isText(active) && edits.has(active) ? selectionOf(active) : null;
  for (const [field, edit] of edits) {
    if (field.isConnected && field !== composing) replayEdit(field, edit);
  }
  edits.clear();
  if (selection && isText(active)) active.setSelectionRange(...selection);
}

/** Hydration may have reset a value, and React detects only changes that bypass its own tracking. */
function replayEdit(field: Field, { value, checked }: Edit): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && CHOICES.includes(field.type)) {
    field.checked = !checked;
    field.click();
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    field.value = value === '' ? '0' : '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isField(target: EventTarget | null): target is Field {
  return isText(target) || target instanceof HTMLSelectElement;
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Null for fields without a cursor, such as numbers and email addresses. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number, number] | null {
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
