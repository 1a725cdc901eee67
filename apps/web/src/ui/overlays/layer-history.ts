/**
 * Back closes one layer at a time: a dialog, a sheet, or a view within one. Each open layer has an entry of the
 * history, a copy of its page's entry with a depth, which the router never learns of.
 *
 * A layer that closes in another way leaves its entry, and the next Back goes on past it: going back at the closing
 * itself would race with a navigation that the same press starts.
 */

interface Entry {
  readonly state: Readonly<Record<string, unknown>>;
  readonly url: string;
  /** The router's number of the page; its layers share it. */
  readonly page: unknown;
  readonly key: unknown;
  readonly depth: number;
}

/** What closes each open layer, the topmost one last. */
const layers: (() => void)[] = [];

let here: Entry | undefined;
let renderedKey: string | undefined;

/** @returns what removes the layer, whichever way it closed */
export function addLayer(close: () => void): () => void {
  layers.push(close);
  queueMicrotask(addEntries);
  return () => {
    layers.splice(layers.indexOf(close), 1);
  };
}

/** Tells which entry the router has rendered, and whether it has replaced the one before. */
export function noteRendered(key: string, isReplacement: boolean): void {
  const before = here;
  here = presentEntry();
  renderedKey = key;
  if (isReplacement && before && before.page === here.page) keepInPlace(here, before.depth);
  addEntries();
}

/**
 * Keeps the steps between a page and its layers from the router. To be called before the router starts: the window
 * calls its listeners in the order of their registration, whether they capture or not.
 *
 * @returns what ends that
 */
export function watchHistory(): () => void {
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
  };
}

function onPop(event: PopStateEvent): void {
  const before = here;
  here = presentEntry();
  const { page, depth } = here;
  if (before === undefined || before.page !== page || before.depth === depth) {
    queueMicrotask(addEntries);
    return;
  }
  event.stopImmediatePropagation();
  // The router has replaced one of the entries.
  if (before.key !== here.key) keepInPlace(before, depth);
  if (depth > before.depth) history.forward();
  else if (layers.length > depth) {
    for (const close of layers.slice(depth).toReversed()) close();
    // For those that stay, because they must not be interrupted.
    queueMicrotask(addEntries);
  } else history.back();
}

function addEntries(): void {
  // A page that must not be left is rendered while the history has not yet returned to it.
  if (here === undefined || here.key !== renderedKey) return;
  while (here.depth < layers.length) {
    history.pushState({ ...here.state, depth: here.depth + 1 }, '');
    here = presentEntry();
  }
}

/** Writes an entry over the present one, at a depth. */
function keepInPlace({ state, url }: Entry, depth: number): void {
  history.replaceState({ ...state, depth }, '', url);
  here = presentEntry();
}

function presentEntry(): Entry {
  const state = isRecord(history.state) ? history.state : {};
  return {
    state,
    url: location.href,
    page: state.idx,
    key: state.key ?? 'default',
    depth: Number(state.depth ?? 0),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
