import { circle, rect, rotate, shape, stroke } from '../svg-shapes.ts';
import type { Mark } from './mark.ts';

export const shopMarks = {
  hanger: ({ fg, accent }) => [
    stroke('M50 40v-6c10-4 10-20-1-20-6 0-10 4-10 9', accent, 6),
    stroke('M50 40L12 70c-4 6 0 10 4 10h68c4 0 8-4 4-10z', fg, 8),
  ],
  magpie: ({ fg, accent, cut }) => [
    shape('M22 30a14 14 0 0 1 26-4c8 12 18 18 24 30l16 26-22-12c-20 8-40-4-40-28l-16-6z', fg),
    shape('M38 42c14 0 24 8 30 20-16 4-28-4-30-20z', accent),
    circle(32, 30, 3, cut),
    stroke('M44 72v14M56 72v14', accent, 4),
  ],
  book: ({ fg, accent }) => [
    shape('M48 28C38 20 24 18 10 20v54c14-2 28 0 38 8z', fg),
    shape('M52 28c10-8 24-10 38-8v54c-14-2-28 0-38 8z', fg),
    shape('M64 12h14v28l-7-7-7 7z', accent),
  ],
  bookmark: ({ fg, accent, cut }) => [
    shape('M26 10h48v80L50 70 26 90z', fg),
    shape('M74 10v26L48 10z', accent),
    stroke('M36 46h28M36 56h18', cut, 4),
  ],
  carrot: ({ fg, accent, cut }) => [
    rotate(
      40,
      shape('M34 38c0-12 32-12 32 0 0 22-8 42-16 54-8-12-16-32-16-54z', fg) +
        stroke('M38 50h10M62 60H52M42 70h8', cut, 4) +
        shape(
          'M50 32C38 26 36 12 38 4c8 4 12 12 12 28zM50 32C62 26 64 12 62 4c-8 4-12 12-12 28z',
          accent,
        ),
    ),
  ],
  basket: ({ fg, accent, cut }) => [
    stroke('M28 44C28 8 72 8 72 44', accent, 6),
    shape('M12 44h76l-10 44H22z', fg),
    stroke('M36 54l4 24M50 54v24M64 54l-4 24', cut, 5),
  ],
  mountain: ({ fg, accent, cut }) => [
    circle(72, 28, 12, accent),
    shape('M6 84l34-60 34 60z', fg),
    shape('M54 84l18-34 22 34z', fg),
    shape('M40 24l11 20-6 5-5-5-5 5-6-5z', cut),
  ],
  bicycle: ({ fg, accent }) => [
    stroke('M26 46a18 18 0 1 0 .1 0M74 46a18 18 0 1 0 .1 0', fg, 6),
    stroke('M26 64l14-28h24l10 28M40 36l10 28h0L64 36M50 64H26M36 28h10M62 28h8', accent, 5),
  ],
  'potted-plant': ({ fg, accent }) => [
    shape('M28 60h44l-6 32H34z', accent),
    rect(24, 54, 52, 10, accent, 3),
    stroke('M50 54V30', fg, 5),
    shape('M50 34C30 36 22 24 22 10c18 0 28 8 28 24zM50 44c18 0 28-8 28-22-16 0-28 6-28 22z', fg),
  ],
  vinyl: ({ fg, accent, cut }) => [
    circle(50, 50, 40, fg),
    stroke('M22 50a28 28 0 0 1 28-28M78 50a28 28 0 0 1-28 28', cut, 3),
    stroke('M31 50a19 19 0 0 1 19-19M69 50a19 19 0 0 1-19 19', cut, 3),
    circle(50, 50, 13, accent),
    circle(50, 50, 4, cut),
  ],
  rocket: ({ fg, accent, cut }) => [
    rotate(
      35,
      shape('M50 6c16 14 18 38 12 58H38C32 44 34 20 50 6z', fg) +
        circle(50, 36, 8, cut) +
        shape('M36 48L22 66l14 0zM64 48l14 18-14 0z', fg) +
        shape('M40 68h20c0 10-6 18-10 24-4-6-10-14-10-24z', accent),
    ),
  ],
  lamp: ({ fg, accent }) => [
    shape('M34 12h32l18 40H16z', fg),
    rect(46, 52, 8, 30, fg),
    rect(28, 82, 44, 8, fg, 4),
    stroke('M68 52v14', accent, 4),
    circle(68, 70, 4, accent),
    stroke('M30 62l-4 8M22 58l-8 6', accent, 4),
  ],
  hammer: ({ fg, accent }) => [
    rotate(
      40,
      rect(44, 30, 12, 62, accent, 5) + shape('M26 12h40c8 0 12 6 14 14H60v8H40v-8H26z', fg),
    ),
  ],
  acorn: ({ fg, accent }) => [
    shape('M22 46h56c0 24-12 40-28 46-16-6-28-22-28-46z', fg),
    shape('M16 44c0-16 16-24 34-24s34 8 34 24z', accent),
    stroke('M50 20c0-6 3-10 8-12', accent, 6),
  ],
  coins: ({ fg, accent, cut }) => [
    rect(8, 68, 48, 13, fg, 6.5),
    rect(12, 51, 48, 13, fg, 6.5),
    rect(8, 34, 48, 13, fg, 6.5),
    rect(12, 17, 48, 13, fg, 6.5),
    circle(70, 58, 25, cut),
    circle(70, 58, 20, accent),
    stroke('M70 49v18M61 58h18', cut, 5),
  ],
  ladder: ({ fg, accent }) => [
    rotate(
      12,
      stroke('M34 10v82M66 10v82', fg, 7) +
        stroke('M34 26h32M34 44h32M34 62h32M34 80h32', accent, 6),
    ),
  ],
  ledger: ({ fg, accent, cut }) => [
    rect(20, 10, 60, 80, fg, 7),
    rect(20, 10, 12, 80, accent, 5),
    stroke('M42 30h28M42 44h28M42 58h16', cut, 5),
    stroke('M62 70l6 6 10-14', accent, 5),
  ],
  percent: ({ fg, accent }) => [
    stroke('M76 20L24 80', fg, 9),
    stroke('M30 18a12 12 0 1 0 .1 0M70 58a12 12 0 1 0 .1 0', accent, 9),
  ],
  plate: ({ fg, accent, cut }) => [
    circle(50, 50, 30, fg),
    circle(50, 50, 20, cut),
    shape('M50 62C40 54 38 46 44 43c3-1 5 1 6 3 1-2 3-4 6-3 6 3 4 11-6 19z', accent),
    stroke(
      'M8 24v20M8 44c-4 0-4-8-4-20M8 44c4 0 4-8 4-20M8 44v34M92 24v54M92 24c-6 6-6 22 0 26',
      fg,
      4,
    ),
  ],
} as const satisfies Record<string, Mark>;
