import { useRef, type PointerEvent } from 'react';

const ENOUGH = 72;

/** Pointer handlers for swiping an element away sideways. */
export function useSwipeAway(onAway: () => void) {
  const startX = useRef<number | null>(null);

  const move = (element: HTMLElement, distance: number) => {
    element.style.translate = distance === 0 ? '' : `${String(distance)}px 0`;
    element.style.opacity =
      distance === 0 ? '' : String(1 - Math.min(Math.abs(distance) / 240, 0.8));
  };
  const end = (event: PointerEvent<HTMLElement>, mayLeave: boolean) => {
    if (startX.current === null) return;
    const distance = event.clientX - startX.current;
    startX.current = null;
    if (mayLeave && Math.abs(distance) > ENOUGH) onAway();
    else move(event.currentTarget, 0);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) move(event.currentTarget, event.clientX - startX.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end(event, true);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      end(event, false);
    },
  };
}
