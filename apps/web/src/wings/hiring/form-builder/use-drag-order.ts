import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { type Box, dropPosition, makeWay } from './drop-position.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels between the dragged item and its position. */
  readonly offset: number;
  readonly boxes: readonly Box[];
}

/** Pixels from the window's edge at which the page scrolls, and how far per frame. */
const EDGE = 96;
const STEP = 10;

export interface DragOrder {
  /** Index of the dragged item, or null. */
  readonly held: number | null;
  /** The style of an item during the drag. */
  readonly styleOf: (at: number) => CSSProperties | undefined;
  /** Starts dragging an item, from the press on its grip. */
  readonly grab: (event: PointerEvent<HTMLElement>, at: number, list: HTMLElement) => void;
}

/**
 * Reorders a list with a pointer: the dragged item follows it, the others make way, and only releasing
 * it changes the order. Escape cancels.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const grab = (event: PointerEvent<HTMLElement>, from: number, list: HTMLElement) => {
    if (event.button !== 0 || stop.current) return;
    const grip: HTMLElement = event.currentTarget;
    // Prevents text selection and native dragging, but also focusing, which is done here.
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
      now = { ...now, offset, to: dropPosition(boxes, from, offset) };
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
