// Runs at the end of <body>: starts the script that `holdModules` holds back, and all its modules in parallel,
// after the first frame. A page in the background paints none, so there it starts right away. A visitor's page
// that can be read without scripts starts at the first sign of use (decision 213).
import { HELD_MODULES } from './hold-modules.ts';

/** What a person does before or while pressing anything; `storage` is a sign-in in another tab. */
const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'storage',
] as const;

const held = document.querySelector<HTMLScriptElement>(`script[${HELD_MODULES}]`);
const waits = document.currentScript?.dataset.whenUsed !== undefined && isOpenedAnew();
if (held && waits) {
  whenUsed((sign) => {
    if (sign?.type === 'pointerdown') startAfterRelease(held);
    else startAfterFrame(held);
  });
} else if (held) startAfterFrame(held);

/** Not by a person who is signed in, and not by Back, Forward or reload, which restore what was there. */
function isOpenedAnew(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { session } = document.documentElement.dataset;
  return session === 'none' && opening?.type === 'navigate';
}

function whenUsed(run: (sign?: Event) => void): void {
  const untilUsed = new AbortController();
  const options = { capture: true, passive: true, signal: untilUsed.signal };
  const noteUse = (event?: Event) => {
    if (event && isOfRestingPointer(event)) return;
    untilUsed.abort();
    run(event);
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, noteUse, options);
  // Back shows the page as it was left, perhaps before a sign-in.
  addEventListener('pageshow', ({ persisted }) => persisted && noteUse(), options);
  // An early focus, or what a person typed while the page was loading.
  if (document.activeElement !== document.body) noteUse();
}

/** Browsers say where the pointer is when a page appears below it. */
function isOfRestingPointer(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    !event.movementX &&
    !event.movementY
  );
}

/** Hydration takes a phone longer than a press, whose mark it would hold back. */
function startAfterRelease(script: HTMLScriptElement): void {
  preloadModules(script);
  const untilStarted = new AbortController();
  const options = { capture: true, passive: true, signal: untilStarted.signal };
  const onRelease = () => {
    untilStarted.abort();
    afterFrame(() => {
      start(script);
    });
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, onRelease, options);
}

function startAfterFrame(script: HTMLScriptElement): void {
  afterFrame(() => {
    preloadModules(script);
    start(script);
  });
}

/** The frame may show a press. */
function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

function start(script: HTMLScriptElement): void {
  const started = document.createElement('script');
  started.type = 'module';
  started.nonce = script.nonce;
  started.textContent = script.textContent;
  document.head.append(started);
}

function preloadModules(script: HTMLScriptElement): void {
  for (const href of script.getAttribute(HELD_MODULES)?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
