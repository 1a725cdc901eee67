const FIELD = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key belongs to something else: typing, a chord, or an open dialog, but for a page over the page. */
export function isKeyTaken(event: KeyboardEvent, target: Element): boolean {
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  const isCapital = event.shiftKey && event.key !== '?';
  if (isChord || isCapital || event.isComposing || event.defaultPrevented) return true;
  if (target.closest(FIELD)) return true;
  return (
    document.querySelector('[role$="dialog"][data-state="open"]:not([data-full-page])') !== null
  );
}
