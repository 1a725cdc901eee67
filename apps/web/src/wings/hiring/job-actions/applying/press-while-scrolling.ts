/** A scroll without an event for so long has come to rest; momentum fires one a frame. */
const REST_MS = 120;

let handMovedAt = -Infinity;
let scrolledAt = -Infinity;
/** Whether a hand made the present scroll, its momentum included; a script's own scrolling is no reason to doubt a press. */
let isByHand = false;
let pressedInScroll = false;
let isLastPressInScroll = false;

function noteHand({ timeStamp }: Event) {
  handMovedAt = timeStamp;
}

function noteScroll({ timeStamp }: Event) {
  const goesOn = isByHand && timeStamp - scrolledAt < REST_MS;
  isByHand = goesOn || timeStamp - handMovedAt < REST_MS;
  scrolledAt = timeStamp;
  if (isByHand) pressedInScroll = true;
}

function notePointer({ timeStamp }: Event) {
  pressedInScroll = isByHand && timeStamp - scrolledAt < REST_MS;
}

function noteClick({ detail }: MouseEvent) {
  // A key has no place that the page could move under it.
  isLastPressInScroll = pressedInScroll && detail > 0;
}

if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  for (const type of ['touchmove', 'wheel']) document.addEventListener(type, noteHand, options);
  document.addEventListener('scroll', noteScroll, options);
  document.addEventListener('pointerdown', notePointer, options);
  document.addEventListener('click', noteClick, options);
}

/** Whether the last press came while the page moved under the finger: it may have been meant to stop it. */
export function isPressWhileScrolling(): boolean {
  return isLastPressInScroll;
}
