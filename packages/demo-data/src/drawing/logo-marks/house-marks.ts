import { around, circle, ellipse, rect, rotate, shape, stroke } from '../svg-shapes.ts';
import type { Mark } from './mark.ts';

export const houseMarks = {
  'heart-pulse': ({ fg, cut }) => [
    shape('M50 88C10 62 4 44 10 30c6-16 30-18 40 2 10-20 34-18 40-2 6 14 0 32-40 58z', fg),
    stroke('M14 52h20l7-14 10 28 8-18 4 4h23', cut, 5),
  ],
  cross: ({ fg, accent }) => [
    shape('M36 10h28v26h26v28H64v26H36V64H10V36h26z', fg),
    shape('M50 64C38 55 37 45 44 43c3-1 5 1 6 3 1-2 3-4 6-3 7 2 6 12-6 21z', accent),
  ],
  stride: ({ fg, accent }) => [
    circle(62, 18, 10, accent),
    stroke('M58 34L44 56l16 12-6 22M44 56L28 74l-14 2M56 38l14 12 14-4M54 36L36 40l-8 12', fg, 8),
  ],
  tooth: ({ fg, accent, cut }) => [
    shape(
      'M26 14c10-4 16 4 24 4s14-8 24-4c16 6 14 28 8 42-4 10-4 32-14 32-8 0-8-24-18-24s-10 24-18 24c-10 0-10-22-14-32-6-14-8-36 8-42z',
      fg,
    ),
    stroke('M34 46c8 8 24 8 32 0', cut, 5),
    shape('M78 6l3 8 8 3-8 3-3 8-3-8-8-3 8-3z', accent),
  ],
  'hearth-home': ({ fg, accent }) => [
    shape('M50 10L8 46h10v42h64V46h10z', fg),
    shape('M50 78C30 64 30 48 40 46c5-1 8 2 10 6 2-4 5-7 10-6 10 2 10 18-10 32z', accent),
  ],
  'hand-heart': ({ fg, accent }) => [
    shape('M50 50C28 34 28 16 40 14c5-1 8 2 10 6 2-4 5-7 10-6 12 2 12 20-10 36z', accent),
    shape('M6 60h16l14-4c8 0 20 8 26 8h8c6 0 6 8 0 8H52l30-10c6-2 12 4 6 8L62 88H34l-12-6H6z', fg),
  ],
  mortar: ({ fg, accent, cut }) => [
    rotate(28, rect(56, 2, 12, 46, accent, 6)),
    shape('M10 44h80c0 20-10 30-24 34l6 12H28l6-12C20 74 10 64 10 44z', fg),
    stroke('M42 62h16M50 54v16', cut, 5),
  ],
  key: ({ fg, accent, cut }) => [
    rotate(
      -45,
      circle(50, 24, 20, fg) +
        circle(50, 24, 8, cut) +
        rect(45, 42, 10, 50, fg, 3) +
        rect(53, 68, 14, 8, accent, 2) +
        rect(53, 82, 18, 8, accent, 2),
    ),
  ],
  lake: ({ fg, accent }) => [
    shape('M20 54l22-36 16 24 8-10 18 22z', fg),
    stroke('M10 66c10-8 20 8 30 0s20 8 30 0 16 4 20 0M18 80c10-8 20 8 30 0s20 8 34 0', accent, 6),
  ],
  carousel: ({ fg, accent, cut }) => [
    shape('M50 4l40 30H10z', fg),
    stroke('M30 10l-6 24M50 4v30M70 10l6 24', cut, 3),
    rect(10, 34, 80, 8, accent, 3),
    stroke('M24 42v42M50 42v42M76 42v42', fg, 4),
    circle(24, 60, 9, accent),
    circle(50, 66, 9, accent),
    circle(76, 58, 9, accent),
    rect(10, 84, 80, 8, fg, 3),
  ],
  arch: ({ fg, accent, cut }) => [
    shape('M10 90V46a40 36 0 0 1 80 0v44H70V50a20 20 0 0 0-40 0v40z', fg),
    stroke('M14 62h14M72 62h14M14 76h14M72 76h14M27 27l8 9M73 27l-8 9M50 12v12', cut, 3.5),
    shape('M40 90V54a10 10 0 0 1 20 0v36z', accent),
  ],
  lantern: ({ fg, accent, cut }) => [
    rect(40, 8, 20, 7, accent, 3),
    ellipse(50, 48, 34, 32, fg),
    stroke('M50 16v64M34 22c-10 16-10 36 0 52M66 22c10 16 10 36 0 52', cut, 3.5),
    rect(38, 79, 24, 7, accent, 3),
    stroke('M50 86v10', accent, 4),
  ],
  cloche: ({ fg, accent, cut }) => [
    circle(50, 20, 6, accent),
    shape('M12 66a38 40 0 0 1 76 0z', fg),
    stroke('M26 58c2-10 8-16 16-19', cut, 5),
    rect(6, 70, 88, 9, accent, 4.5),
  ],
  tent: ({ fg, accent, cut }) => [
    shape('M50 20L8 84h84z', fg),
    shape('M50 44L34 84h32z', cut),
    stroke('M50 20l-6-10M50 20l6-10', accent, 5),
    circle(82, 22, 8, accent),
  ],
  house: ({ fg, accent, cut }) => [
    rect(66, 16, 10, 22, accent),
    shape('M50 12L6 52h12v36h64V52h12z', fg),
    rect(30, 56, 16, 16, cut, 2),
    shape('M56 88V60h16v28z', accent),
  ],
  level: ({ fg, accent, cut }) => [
    rotate(
      -12,
      rect(4, 36, 92, 28, fg, 6) +
        rect(32, 42, 36, 16, cut, 8) +
        circle(54, 50, 6.5, accent) +
        circle(17, 50, 5, cut) +
        circle(83, 50, 5, cut),
    ),
  ],
  brush: ({ fg, accent, cut }) => [
    rotate(
      35,
      rect(44, 4, 12, 34, accent, 6) +
        rect(30, 38, 40, 14, fg, 3) +
        shape('M30 54h40v22c0 6-4 12-8 4-4-6-6 12-12 12s-6-16-10-8c-4 6-10 0-10-8z', fg) +
        stroke('M42 58v12M58 58v10', cut, 3),
    ),
  ],
  sun: ({ fg, accent }) => [circle(50, 50, 20, accent), around(8, rect(46, 6, 8, 17, fg, 4))],
  bricks: ({ fg, accent }) => [
    rect(8, 24, 38, 15, fg, 3),
    rect(50, 24, 42, 15, accent, 3),
    rect(8, 43, 18, 15, accent, 3),
    rect(30, 43, 40, 15, fg, 3),
    rect(74, 43, 18, 15, fg, 3),
    rect(8, 62, 42, 15, fg, 3),
    rect(54, 62, 38, 15, fg, 3),
  ],
  ripple: ({ fg, accent }) => [
    circle(50, 24, 10, accent),
    stroke('M28 50c14 10 30 10 44 0M18 64c20 14 44 14 64 0M8 78c26 18 58 18 84 0', fg, 6),
  ],
  tree: ({ fg, accent, cut }) => [
    rect(45, 56, 10, 36, accent, 3),
    circle(50, 32, 24, fg),
    circle(30, 48, 17, fg),
    circle(70, 48, 17, fg),
    stroke('M50 66V42M50 54l10-8M50 48l-8-7', cut, 3.5),
  ],
  leaf: ({ fg, cut }) => [
    shape('M14 86C6 40 36 10 88 12c4 50-26 82-66 66z', fg),
    stroke('M12 90C30 62 46 46 68 32M40 58V42M52 48h16', cut, 4.5),
  ],
  barn: ({ fg, accent, cut }) => [
    shape('M50 8l30 18 10 26v38H10V52l10-26z', fg),
    rect(40, 26, 20, 16, cut, 2),
    rect(32, 56, 36, 34, accent),
    stroke('M32 56l36 34M68 56L32 90', cut, 4),
  ],
  drop: ({ fg, accent, cut }) => [
    shape('M50 6c20 26 30 40 30 54a30 30 0 0 1-60 0C20 46 30 32 50 6z', fg),
    stroke('M32 62c2 10 8 15 16 16', cut, 5),
    shape('M58 60c0-12 6-18 16-18 0 12-6 18-16 18z', accent),
  ],
  candle: ({ fg, accent, cut }) => [
    shape('M50 6c8 10 12 14 12 22a12 12 0 0 1-24 0c0-8 8-12 12-22z', accent),
    stroke('M50 30v12', fg, 4),
    rect(32, 42, 36, 46, fg, 5),
    stroke('M40 42v14M52 42v8', cut, 4),
  ],
  chair: ({ fg, accent }) => [
    stroke('M30 8v82M66 52v38', fg, 8),
    stroke('M30 54h38', accent, 9),
    stroke('M30 16h26l4 30M30 30h28', fg, 6),
    stroke('M30 74h36', accent, 4),
  ],
} as const satisfies Record<string, Mark>;
