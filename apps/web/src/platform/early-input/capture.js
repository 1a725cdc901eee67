// In <head>, before all else: keeps what a person does until the page's scripts can do it.
(() => {
  const page = document.documentElement;
  let waiting = [];
  let composed = null;
  let hasFailed = false;

  const mark = (control) => control.setAttribute('data-pressed', control.dataset.pending ?? '');
  const unmark = (control) => control.removeAttribute('data-pressed');
  const unmarkAll = () => document.querySelectorAll('[data-pressed]').forEach(unmark);

  function keep(event, press) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (hasFailed) {
      location.reload();
      return;
    }
    const isKept = waiting.some((other) => other.control === press.control && !other.field);
    if (!isKept) waiting.push({ ...press, words: press.control.textContent });
    mark(press.control);
  }

  function onClick(event) {
    if ('still' in page.dataset || event.defaultPrevented) return;
    const control = event.target.closest('a[href],button');
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
    if (!control || !isPlain) return;
    if (control.localName === 'a') {
      // The browser follows it by itself.
      if (!control.hash && !control.target) mark(control);
    } else if (control.type === 'button' || !control.form) {
      keep(event, { control });
    }
  }

  function onSubmit(event) {
    const form = event.target;
    const control = event.submitter ?? form.querySelector('[type=submit]') ?? form;
    if ('still' in page.dataset) return;
    // A search is an address: the browser goes there by itself.
    if (form.getAttribute('method') !== 'post' && form.hasAttribute('action')) mark(control);
    else keep(event, { control, form });
  }

  function onEdit({ target: field }) {
    const edit = { field, value: field.value, checked: field.checked };
    const before = waiting.findIndex((other) => other.field === field);
    if (before < 0) waiting.push(edit);
    else waiting[before] = edit;
  }

  function onCompose({ type, target }) {
    composed = type === 'compositionstart' ? target : null;
  }

  // Hydration may have put a value back, and React hears only of one that it did not see being set.
  function tell({ field, value, checked }) {
    const { type } = field;
    if (!field.isConnected || field === composed) return;
    if (type === 'checkbox' || type === 'radio') {
      field.checked = !checked;
      field.click();
    } else if (type === 'file') {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.localName === 'select') {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      field.value = value === '' ? '0' : '';
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  // What says something else by now is not what was pressed: Save has become Saved.
  function carryOut({ control, form, words }) {
    const isSame = control.isConnected && control.textContent === words;
    if (!isSame || control.ariaDisabled === 'true') return;
    if (form) form.requestSubmit(control === form ? null : control);
    else control.click();
  }

  const watches = { click: onClick, submit: onSubmit };
  const edits = {
    input: onEdit,
    change: onEdit,
    compositionstart: onCompose,
    compositionend: onCompose,
  };
  const each = (listeners, change) => {
    for (const [type, listener] of Object.entries(listeners)) change(type, listener, true);
  };
  each({ ...watches, ...edits }, addEventListener);

  function handOverFields() {
    each(edits, removeEventListener);
    const edited = waiting.filter(({ field }) => field);
    waiting = waiting.filter(({ field }) => !field);
    const { activeElement } = document;
    const { selectionStart, selectionEnd } = activeElement;
    edited.forEach(tell);
    if (edited.some(({ field }) => field === activeElement) && selectionStart !== null) {
      activeElement.setSelectionRange?.(selectionStart, selectionEnd);
    }
  }

  function handOverPresses() {
    handOverFields();
    each(watches, removeEventListener);
    unmarkAll();
    waiting.splice(0).forEach(carryOut);
  }

  document.addEventListener('nextshift:hydrated', handOverFields, { once: true });
  document.addEventListener('nextshift:ready', handOverPresses, { once: true });

  function forgetPresses() {
    unmarkAll();
    waiting = waiting.filter(({ field }) => field);
  }

  // Who left, and comes back to a kept page, has not pressed anything there.
  addEventListener('pagehide', forgetPresses);

  // Scripts that did not come do nothing: whoever presses again loads the page anew.
  function onError({ target }) {
    if (target.localName !== 'script') return;
    hasFailed = true;
    forgetPresses();
  }
  addEventListener('error', onError, true);

  // Safari shows `:active` only where somebody listens.
  addEventListener('touchstart', () => undefined, { passive: true });
})();
