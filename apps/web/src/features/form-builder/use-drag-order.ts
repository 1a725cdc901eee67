import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { type Box, dropPlace, makeWay } from './drop-place.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels that the held item is away from its place. */
  readonly offset: number;
  readonly boxes: readonly Box[];
}

/** Pixels from the window's edge at which the page scrolls along, and how far in a frame. */
const EDGE = 96;
const STEP = 10;

export interface DragOrder {
  /** The place of the item that is held; null while none is. */
  readonly held: number | null;
  /** Where an item is drawn meanwhile. */
  readonly styleOf: (at: number) => CSSProperties | undefined;
  /** Takes hold of an item of the list, from the press on its grip. */
  readonly grab: (event: PointerEvent<HTMLElement>, at: number, list: HTMLElement) => void;
}

/**
 * Reorders a list with a pointer: the held item follows it, the others make way, and only letting go
 * changes the order. Escape puts it back.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const grab = (event: PointerEvent<HTMLElement>, from: number, list: HTMLElement) => {
    if (event.button !== 0 || stop.current) return;
    const grip: HTMLElement = event.currentTarget;
    // No selection of text, no native drag; then the focus has to be put by hand.
    event.preventDefault();
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(event.pointerId);
    const boxes = boxesOf(list);
    const startY = event.clientY + scrollY;
    let { clientY } = event;
    let now: Drag = { from, to: from, offset: 0, boxes };
    let frame = 0;

    const follow = () => {
      const offset = clientY + scrollY - startY;
      now = { ...now, offset, to: dropPlace(boxes, from, offset) };
      setDrag(now);
    };
    const scrollAlong = () => {
      const by = clientY < EDGE ? -STEP : clientY > innerHeight - EDGE ? STEP : 0;
      if (by !== 0) {
        scrollBy(0, by);
        follow();
      }
      frame = requestAnimationFrame(scrollAlong);
    };
    const listening = new AbortController();
    const end = (isDropped: boolean) => {
      stop.current?.();
      setDrag(null);
      if (isDropped && now.to !== from) onDrop(from, now.to);
    };
    stop.current = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      stop.current = null;
    };

    const { signal } = listening;
    grip.addEventListener(
      'pointermove',
      (move) => {
        clientY = move.clientY;
        follow();
      },
      { signal },
    );
    grip.addEventListener('pointerup', () => end(true), { signal });
    grip.addEventListener('lostpointercapture', () => end(false), { signal });
    grip.addEventListener(
      'keydown',
      (press) => {
        press.preventDefault();
        press.stopPropagation();
        if (press.key === 'Escape') end(false);
      },
      { signal },
    );
    follow();
    frame = requestAnimationFrame(scrollAlong);
  };

  return { held: drag?.from ?? null, styleOf: (at) => styleOf(drag, at), grab };
}

function boxesOf(list: HTMLElement): Box[] {
  return [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
}

function styleOf(drag: Drag | null, at: number): CSSProperties | undefined {
  if (!drag) return undefined;
  const { from, to, offset, boxes } = drag;
  const away = at === from ? offset : makeWay(boxes, from, to, at);
  return { transform: `translateY(${String(away)}px)` };
}
