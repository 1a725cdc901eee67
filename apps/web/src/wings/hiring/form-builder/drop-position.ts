/** The vertical extent of a list item, in pixels of the page. */
export interface Box {
  readonly top: number;
  readonly height: number;
}

/** The position of an item moved by `offset` pixels: it passes another at that one's middle. */
export function dropPosition(boxes: readonly Box[], from: number, offset: number): number {
  const held = boxes[from];
  if (!held) return from;
  const top = held.top + offset;
  const bottom = top + held.height;
  const passed = boxes.filter((box, at) => {
    const middle = box.top + box.height / 2;
    return at < from ? top < middle : at > from && bottom > middle;
  }).length;
  return offset < 0 ? from - passed : from + passed;
}

/** How far the item at `at` makes way for one dragged from one position to another. */
export function makeWay(boxes: readonly Box[], from: number, to: number, at: number): number {
  const held = boxes[from];
  const [first, second] = boxes;
  if (!held || !first || !second || at === from) return 0;
  const gap = second.top - first.top - first.height;
  if (from < at && at <= to) return -(held.height + gap);
  return to <= at && at < from ? held.height + gap : 0;
}
