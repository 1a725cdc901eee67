import { around, circle, ellipse, rect, rotate, shape, stroke } from '../svg-shapes.ts';
import type { Mark } from './mark.ts';

export const workMarks = {
  robot: ({ fg, accent, cut }) => [
    stroke('M50 22V10', accent, 5),
    circle(50, 9, 5, accent),
    rect(22, 22, 56, 40, fg, 12),
    circle(38, 42, 7, cut),
    circle(62, 42, 7, cut),
    rect(32, 68, 36, 22, fg, 6),
    stroke('M20 72v12M80 72v12', accent, 7),
  ],
  bottle: ({ fg, accent, cut }) => [
    rect(42, 6, 16, 10, accent, 3),
    shape('M43 18h14v14c0 8 13 12 13 26v26c0 5-3 8-8 8H38c-5 0-8-3-8-8V58c0-14 13-18 13-26z', fg),
    rect(30, 58, 40, 22, accent),
    circle(50, 69, 6, cut),
  ],
  loom: ({ fg, accent }) => [
    rect(12, 12, 76, 9, fg, 4),
    rect(12, 79, 76, 9, fg, 4),
    stroke('M22 21v58M36 21v58M50 21v58M64 21v58M78 21v58', fg, 4),
    stroke('M16 42h68M16 54h68M16 66h68', accent, 6),
  ],
  press: ({ fg, accent, cut }) => [
    rect(14, 30, 72, 34, fg, 6),
    rect(28, 10, 44, 20, accent, 3),
    rect(26, 54, 48, 36, cut, 2),
    rect(30, 54, 40, 34, accent, 2),
    stroke('M38 66h24M38 76h16', cut, 4),
    circle(74, 42, 4, cut),
  ],
  gear: ({ fg, accent, cut }) => [
    around(8, rect(42, 6, 16, 20, fg, 4)),
    circle(50, 50, 32, fg),
    circle(50, 50, 15, cut),
    circle(50, 50, 8, accent),
  ],
  sparrow: ({ fg, accent, cut }) => [
    shape(
      'M8 44l20-8c2-16 22-22 32-8l32-12-20 30c0 22-16 34-34 34H18l18-12C28 64 24 56 24 48z',
      fg,
    ),
    shape('M44 50c10-4 22-2 28-8-2 16-14 24-26 20z', accent),
    circle(38, 38, 3.4, cut),
  ],
  envelope: ({ fg, accent, cut }) => [
    rect(8, 24, 84, 56, fg, 7),
    stroke('M12 30l38 30 38-30', cut, 5),
    circle(76, 24, 13, cut),
    circle(76, 24, 10, accent),
  ],
  wheel: ({ fg, accent }) => [
    stroke('M50 12a38 38 0 1 0 .1 0', fg, 9),
    around(6, stroke('M50 44V18', fg, 3.5)),
    circle(50, 50, 9, accent),
  ],
  box: ({ fg, accent, cut }) => [
    shape('M50 10l38 18v44L50 90 12 72V28z', fg),
    stroke('M12 28l38 18 38-18M50 46v44', cut, 4.5),
    shape('M31 19l38 18v14l-9-4V41L22 23z', accent),
  ],
  truck: ({ fg, accent, cut }) => [
    rect(4, 28, 54, 42, fg, 4),
    shape('M62 40h18l14 16v14H62z', accent),
    circle(24, 74, 12, cut),
    circle(76, 74, 12, cut),
    circle(24, 74, 8.5, fg),
    circle(76, 74, 8.5, fg),
    stroke('M14 42h26M14 54h16', cut, 4),
  ],
  pallet: ({ fg, accent }) => [
    rect(14, 40, 32, 32, fg, 3),
    rect(54, 40, 32, 32, fg, 3),
    rect(34, 6, 32, 30, accent, 3),
    rect(6, 76, 88, 8, fg, 3),
    rect(12, 84, 12, 8, fg),
    rect(44, 84, 12, 8, fg),
    rect(76, 84, 12, 8, fg),
  ],
  bus: ({ fg, accent, cut }) => [
    rect(16, 12, 68, 68, fg, 12),
    rect(24, 24, 52, 26, cut, 4),
    circle(32, 64, 6, accent),
    circle(68, 64, 6, accent),
    rect(24, 80, 14, 12, fg, 4),
    rect(62, 80, 14, 12, fg, 4),
    rect(36, 15, 28, 5, accent, 2.5),
  ],
  plane: ({ fg }) => [
    rotate(
      45,
      shape(
        'M50 4c5 4 7 12 7 22l35 24v10L57 50v22l13 10v8l-20-5-20 5v-8l13-10V50L8 60V50l35-24c0-10 2-18 7-22z',
        fg,
      ),
    ),
  ],
  camera: ({ fg, accent, cut }) => [
    shape(
      'M34 20h32l7 11h13a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V37a6 6 0 0 1 6-6h13z',
      fg,
    ),
    circle(50, 57, 20, cut),
    circle(50, 57, 13, accent),
    circle(80, 42, 4, cut),
  ],
  microphone: ({ fg, accent, cut }) => [
    rect(35, 6, 30, 50, fg, 15),
    stroke('M22 42c0 38 56 38 56 0M50 72v16M34 90h32', accent, 6),
    stroke('M44 22h12M44 32h12M44 42h12', cut, 4),
  ],
  megaphone: ({ fg, accent }) => [
    shape('M12 38h20l40-22v64L32 60H12z', fg),
    shape('M22 64h14l6 24H28z', fg),
    stroke('M82 36c8 6 8 18 0 24', accent, 6),
  ],
  film: ({ fg, accent, cut }) => [
    rect(12, 18, 76, 64, fg, 6),
    shape('M42 36l24 14-24 14z', accent),
    ...[26, 42, 58, 74].flatMap((y) => [
      rect(18, y - 5, 9, 9, cut, 2),
      rect(73, y - 5, 9, 9, cut, 2),
    ]),
  ],
  newspaper: ({ fg, accent, cut }) => [
    shape('M10 16h62v68a8 8 0 0 0 8 6H20a10 10 0 0 1-10-10z', fg),
    shape('M76 34h14v46c0 6-4 10-7 10s-7-4-7-10z', accent),
    rect(20, 28, 42, 9, cut, 2),
    rect(20, 46, 18, 20, accent, 2),
    stroke('M46 50h14M46 60h14M22 76h38', cut, 4),
  ],
  radio: ({ fg, accent, cut }) => [
    stroke('M34 30L70 10', accent, 5),
    rect(8, 30, 84, 56, fg, 9),
    circle(34, 58, 17, cut),
    circle(34, 58, 9, accent),
    stroke('M60 46h22M60 58h22M60 70h12', cut, 5),
  ],
  postcard: ({ fg, accent, cut }) => [
    rotate(
      -8,
      rect(8, 22, 84, 58, fg, 5) +
        rect(66, 30, 18, 20, accent, 2) +
        stroke('M50 30v42M58 60h26M58 69h20', cut, 3.5) +
        shape('M14 72l12-24 8 12 5-6 7 18z', accent),
    ),
  ],
  carabiner: ({ fg, accent }) => [
    rotate(
      20,
      stroke(
        'M76 40v-4c0-14-8-22-22-22H46c-16 0-24 12-22 26l6 32c2 10 8 14 18 14h8c13 0 20-8 20-18',
        fg,
        11,
      ) + stroke('M76 42v24', accent, 11),
    ),
  ],
  boulder: ({ fg, accent, cut }) => [
    shape('M12 78l8-34 26-24 28 8 16 26-4 24z', fg),
    stroke('M46 20l-4 26-22 6M42 46l24 14 20-8', cut, 4),
    circle(34, 64, 6, accent),
    circle(60, 34, 5, accent),
    circle(68, 70, 6, accent),
  ],
  waves: ({ fg, accent }) => [
    circle(64, 24, 11, accent),
    stroke('M22 46l24-14 20 18', fg, 8),
    stroke(
      'M6 64c10-9 19 9 29 0s19 9 29 0 19 9 30 0M6 82c10-9 19 9 29 0s19 9 29 0 19 9 30 0',
      accent,
      6,
    ),
  ],
  paw: ({ fg, accent }) => [
    ellipse(22, 46, 10, 13, accent),
    ellipse(40, 26, 10, 14, fg),
    ellipse(62, 26, 10, 14, fg),
    ellipse(80, 46, 10, 13, accent),
    shape('M50 46c16 0 28 16 28 28 0 14-14 14-28 10-14 4-28 4-28-10 0-12 12-28 28-28z', fg),
  ],
  'heart-paw': ({ fg, accent, cut }) => [
    shape('M50 90C8 62 4 42 10 28c6-16 30-18 40 2 10-20 34-18 40-2 6 14 2 34-40 62z', fg),
    ellipse(35, 42, 5, 7, cut),
    ellipse(46, 35, 5, 7, accent),
    ellipse(58, 36, 5, 7, accent),
    ellipse(67, 44, 5, 7, cut),
    shape('M51 48c9 0 15 9 15 15s-7 7-15 5c-8 2-15 1-15-5s6-15 15-15z', cut),
  ],
  joystick: ({ fg, accent, cut }) => [
    circle(50, 22, 15, accent),
    rect(45, 34, 10, 28, fg),
    shape('M18 60h64a8 8 0 0 1 8 8v14a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V68a8 8 0 0 1 8-8z', fg),
    circle(74, 74, 6, cut),
    stroke('M24 74h16', cut, 5),
  ],
  bowling: ({ fg, accent, cut }) => [
    shape(
      'M64 8c9 0 10 12 7 22-2 8 11 24 11 40 0 12-6 20-10 22H56c-4-2-10-10-10-22 0-16 13-32 11-40-3-10-2-22 7-22z',
      fg,
    ),
    stroke('M56 33h16', accent, 5),
    circle(30, 68, 24, cut),
    circle(30, 68, 21, accent),
    circle(26, 60, 2.6, cut),
    circle(35, 60, 2.6, cut),
    circle(31, 68, 2.6, cut),
  ],
} as const satisfies Record<string, Mark>;
