import { around, circle, ellipse, mirrored, rect, rotate, shape, stroke } from '../svg-shapes.ts';
import type { Mark } from './mark.ts';

export const studyMarks = {
  loop: ({ fg, accent }) => [
    stroke('M50 50C40 36 32 30 26 30a20 20 0 0 0 0 40c6 0 14-6 24-20', fg, 10),
    stroke('M50 50c10-14 18-20 24-20a20 20 0 0 1 0 40c-6 0-14-6-24-20', accent, 10),
  ],
  bars: ({ fg, accent }) => [
    rect(14, 54, 16, 32, fg, 4),
    rect(36, 40, 16, 46, fg, 4),
    rect(58, 26, 16, 60, fg, 4),
    stroke('M16 38l24-18 18 4 24-14', accent, 5),
    circle(84, 10, 6, accent),
  ],
  phone: ({ fg, accent, cut }) => [
    rect(28, 8, 44, 84, fg, 10),
    rect(34, 18, 32, 58, cut, 3),
    shape('M50 62C38 52 38 40 46 38c2 0 3 1 4 3 1-2 2-3 4-3 8 2 8 14-4 24z', accent),
    circle(50, 84, 3.5, cut),
  ],
  kite: ({ fg, accent, cut }) => [
    shape('M54 8l26 30-30 34-22-40z', fg),
    stroke('M54 8l-4 64M28 32l52 6', cut, 3.5),
    stroke('M50 72c-10 8 4 12-8 20', accent, 5),
    shape('M40 80l-10-4 2 10zM46 84l10-2-4 9z', accent),
  ],
  cloud: ({ fg, accent }) => [
    shape('M26 74a18 18 0 0 1-2-36 24 24 0 0 1 46-6 21 21 0 0 1 4 42z', fg),
    circle(38, 56, 5, accent),
    circle(50, 50, 5, accent),
    circle(62, 56, 5, accent),
  ],
  eye: ({ fg, accent, cut }) => [
    shape('M6 52c22-34 66-34 88 0-22 34-66 34-88 0z', fg),
    circle(50, 52, 20, cut),
    circle(50, 52, 13, accent),
    circle(55, 47, 4, fg),
  ],
  chip: ({ fg, accent, cut }) => [
    stroke('M34 12v76M50 12v76M66 12v76M12 34h76M12 50h76M12 66h76', fg, 5),
    rect(22, 22, 56, 56, fg, 8),
    rect(34, 34, 32, 32, cut, 4),
    stroke('M42 50h6M51 42v16M58 46v8', accent, 5),
  ],
  tablet: ({ fg, accent, cut }) => [
    rect(18, 12, 64, 76, fg, 8),
    rect(25, 20, 50, 60, cut, 3),
    stroke('M52 20L40 44l14 6-10 30', accent, 5),
  ],
  mortarboard: ({ fg, accent }) => [
    shape('M26 50v22c12 12 36 12 48 0V50L50 62z', fg),
    shape('M50 20L4 42l46 22 46-22z', fg),
    stroke('M50 42l34 8v22', accent, 4.5),
    circle(84, 76, 5.5, accent),
  ],
  'bell-tower': ({ fg, accent, cut }) => [
    shape('M50 4l24 26H26z', accent),
    rect(30, 30, 40, 58, fg),
    shape('M40 58V46a10 10 0 0 1 20 0v12z', cut),
    shape('M45 55c0-8 2-10 5-10s5 2 5 10z', accent),
    shape('M44 88V76a6 6 0 0 1 12 0v12z', cut),
    rect(20, 86, 60, 6, fg, 2),
  ],
  pencil: ({ fg, accent, cut }) => [
    rotate(
      40,
      rect(38, 18, 24, 52, fg) +
        rect(38, 6, 24, 12, accent, 4) +
        shape('M38 70h24L50 94z', accent) +
        stroke('M50 22v44', cut, 3) +
        shape('M46 86h8l-4 8z', fg),
    ),
  ],
  'triangle-ruler': ({ fg, accent, cut }) => [
    shape('M14 86V14l72 72z', fg),
    shape('M30 70V50l20 20z', cut),
    stroke('M86 12L58 40', accent, 7),
    stroke('M20 34h6M20 46h6M20 58h4', cut, 3.5),
    circle(52, 46, 4, accent),
  ],
  speech: ({ fg, accent, cut }) => [
    shape(
      'M14 14h52a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H40L24 72V58H14a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z',
      fg,
    ),
    shape(
      'M82 38a10 10 0 0 1 10 10v22a10 10 0 0 1-8 10v12L70 80H50a9 9 0 0 1-9-9v-5h32a9 9 0 0 0 9-9z',
      accent,
    ),
    stroke('M22 30h34M22 42h22', cut, 5),
  ],
  critter: ({ fg, accent, cut }) => [
    stroke('M40 26L32 10M60 26l8-16', accent, 5),
    circle(32, 10, 4.5, accent),
    circle(68, 10, 4.5, accent),
    rect(22, 24, 56, 48, fg, 18),
    circle(38, 46, 7, cut),
    circle(62, 46, 7, cut),
    stroke('M40 60c6 5 14 5 20 0', cut, 4),
    stroke('M32 74v12M50 74v14M68 74v12', fg, 7),
  ],
  note: ({ fg, accent }) => [
    stroke('M38 74V22l38-8v50', fg, 8),
    stroke('M38 36l38-8', fg, 7),
    ellipse(28, 76, 14, 11, accent),
    ellipse(66, 66, 14, 11, accent),
  ],
  palette: ({ fg, accent, cut }) => [
    shape(
      'M50 12c24 0 42 16 42 36 0 14-10 20-22 18-8-2-12 4-9 10 4 8-2 14-11 14C26 90 8 72 8 50s18-38 42-38z',
      fg,
    ),
    circle(30, 42, 7, accent),
    circle(48, 30, 7, cut),
    circle(68, 38, 7, accent),
    circle(30, 62, 6, cut),
  ],
  sprout: ({ fg, accent }) => [
    stroke('M50 88V48', fg, 6),
    shape('M50 52C30 54 14 44 12 22c24-2 38 8 38 30z', fg),
    shape('M50 44c0-20 12-30 36-30 0 22-14 32-36 30z', accent),
    stroke('M28 90h44', accent, 6),
  ],
  wagon: ({ fg, accent, cut }) => [
    rect(20, 44, 70, 26, fg, 4),
    stroke('M22 54L8 22H0M8 22h8', accent, 5),
    circle(36, 78, 13, cut),
    circle(74, 78, 13, cut),
    circle(36, 78, 10, accent),
    circle(74, 78, 10, accent),
    rect(34, 26, 18, 18, accent, 2),
    shape('M68 20l3.6 7.6 8.4 1-6 6 1.6 8.4-7.6-4-7.6 4 1.6-8.4-6-6 8.4-1z', fg),
  ],
  blossom: ({ fg, accent }) => [around(6, ellipse(50, 26, 13, 18, fg)), circle(50, 50, 13, accent)],
  lotus: ({ fg, accent }) => [
    shape('M50 16c14 16 14 42 0 58-14-16-14-42 0-58z', accent),
    mirrored(
      shape('M46 76C26 72 20 54 24 34c14 6 22 22 22 42z', fg) +
        shape('M44 80C24 84 8 72 6 54c16-2 32 8 38 26z', fg),
    ),
  ],
} as const satisfies Record<string, Mark>;
