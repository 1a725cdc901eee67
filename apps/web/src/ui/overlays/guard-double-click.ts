/**
 * Keeps the second click of a double click, whose first one removed what was pressed, from what is below: until the
 * next press that is not part of a double click.
 */
export function guardDoubleClick() {
  const guard = new AbortController();
  const stop = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      guard.abort();
    }
  };
  for (const type of ['mousedown', 'click'] as const)
    document.addEventListener(type, stop, { capture: true, signal: guard.signal });
}
