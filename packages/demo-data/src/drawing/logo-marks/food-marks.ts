import { around, circle, ellipse, mirrored, rect, rotate, shape, stroke } from '../svg-shapes.ts';
import type { Mark } from './mark.ts';

export const foodMarks = {
  cup: ({ fg, accent }) => [
    shape('M24 42h44v18a20 20 0 0 1-20 20h-4a20 20 0 0 1-20-20z', fg),
    stroke('M68 47h5a9 9 0 0 1 0 18h-7', fg, 6),
    rect(20, 84, 54, 6, fg, 3),
    stroke('M38 32c-5-6 5-9 0-16M54 32c-5-6 5-9 0-16', accent, 5),
  ],
  bean: ({ fg, accent, cut }) => [
    rotate(35, ellipse(50, 50, 24, 36, fg) + stroke('M50 14c-12 14 12 22 0 36s12 22 0 36', cut, 6)),
    circle(80, 20, 6, accent),
    circle(20, 80, 6, accent),
  ],
  heron: ({ fg, accent }) => [
    stroke('M44 66v26M56 66v26M38 92h10M52 92h10', accent, 4),
    shape('M14 64c10-20 30-26 46-16 6 4 8 10 6 14-6 12-30 14-52 2z', fg),
    stroke('M60 54c14-8 2-18 2-28 0-8 4-12 10-12', fg, 8),
    shape('M70 8l24 7-24 6z', accent),
    circle(69, 14, 6, fg),
  ],
  owl: ({ fg, accent, cut }) => [
    shape('M20 16l14 8h32l14-8v42a30 30 0 0 1-60 0z', fg),
    circle(37, 44, 12, cut),
    circle(63, 44, 12, cut),
    circle(37, 44, 6, accent),
    circle(63, 44, 6, accent),
    shape('M45 56h10l-5 9z', accent),
    stroke('M38 74h6M56 74h6M47 80h6', cut, 4),
  ],
  teapot: ({ fg, accent }) => [
    shape('M28 46h44c8 16 2 38-12 38H40c-14 0-20-22-12-38z', fg),
    stroke('M72 56c14-4 16 18-2 20', fg, 6),
    shape('M28 66L10 46l12-4 10 14z', fg),
    rect(32, 36, 36, 6, fg, 3),
    circle(50, 29, 6, accent),
    stroke('M42 60h16', accent, 5),
  ],
  citrus: ({ fg, accent, cut }) => [
    circle(50, 54, 34, fg),
    circle(50, 54, 27, cut),
    around(6, shape('M50 50l-9-17a20 20 0 0 1 18 0z', accent), 50, 54),
    shape('M52 18c2-10 14-12 20-8-2 9-12 13-20 8z', fg),
  ],
  croissant: ({ fg, accent }) => [
    shape(
      'M10 66c0-28 18-44 40-44s40 16 40 44c0 6-8 8-12 2-6-10-16-16-28-16s-22 6-28 16c-4 6-12 4-12-2z',
      fg,
    ),
    stroke('M34 28l6 24M66 28l-6 24M18 44l12 14M82 44L70 58', accent, 4.5),
  ],
  wheat: ({ fg, accent }) => [
    stroke('M50 90V30', fg, 5),
    shape('M50 8c8 8 8 18 0 26-8-8-8-18 0-26z', accent),
    mirrored(
      ['36', '52', '68']
        .map((y) => shape(`M48 ${Number(y) + 12}c-14 0-22-8-22-20 14 0 22 8 22 20z`, fg))
        .join(''),
    ),
  ],
  taco: ({ fg, accent, cut }) => [
    circle(32, 42, 10, accent),
    circle(50, 36, 11, accent),
    circle(68, 42, 10, accent),
    shape('M10 74a40 38 0 0 1 80 0z', fg),
    circle(36, 60, 3.5, cut),
    circle(52, 54, 3.5, cut),
    circle(66, 64, 3.5, cut),
  ],
  ramen: ({ fg, accent }) => [
    shape('M12 50h76c0 20-12 30-22 34H34C24 80 12 70 12 50z', fg),
    stroke('M58 44L76 12M68 44L88 18', accent, 4.5),
    stroke('M24 44c0-10 10-10 10 0M36 44c0-12 12-12 12 0', fg, 4.5),
    rect(36, 84, 28, 6, accent, 3),
  ],
  pizza: ({ fg, accent, cut }) => [
    shape('M50 90L14 28c22-16 50-16 72 0z', fg),
    stroke('M14 26c22-14 50-14 72 0', accent, 8),
    circle(42, 44, 6.5, accent),
    circle(60, 48, 6.5, accent),
    circle(50, 66, 5.5, accent),
    circle(50, 34, 2.5, cut),
  ],
  flame: ({ fg, accent }) => [
    shape(
      'M52 8c4 18 28 28 28 52a30 30 0 0 1-60 0c0-14 8-20 12-30 4 6 6 8 10 10 2-12 2-22 10-32z',
      fg,
    ),
    shape('M50 50c2 10 14 14 14 26a14 14 0 0 1-28 0c0-12 12-14 14-26z', accent),
  ],
  'star-anise': ({ fg, accent }) => [
    around(8, shape('M50 48c-8-10-8-26 0-38 8 12 8 28 0 38z', fg)),
    around(8, circle(50, 26, 3, accent)),
    circle(50, 50, 7, accent),
  ],
  'fork-leaf': ({ fg, accent }) => [
    shape('M50 88C14 70 14 34 50 10c36 24 36 60 0 78z', accent),
    stroke('M50 92V50M38 26v12c0 16 24 16 24 0V26M50 26v24', fg, 5.5),
  ],
  fish: ({ fg, accent, cut }) => [
    shape('M10 50c16-28 46-28 62-4l18-14v36L72 54c-16 24-46 24-62-4z', fg),
    circle(28, 46, 4.5, cut),
    stroke('M44 40c6 6 6 14 0 20M56 42c4 5 4 11 0 16', accent, 5),
  ],
  skillet: ({ fg, accent, cut }) => [
    circle(40, 46, 32, fg),
    circle(40, 46, 24, cut),
    rotate(40, rect(70, 44, 40, 11, fg, 5.5), 40, 46),
    shape('M24 46c-2-12 14-20 24-12 14 2 12 24-4 24-10 2-18-2-20-12z', fg),
    circle(40, 45, 8, accent),
  ],
  cone: ({ fg, accent, cut }) => [
    shape('M28 52h44L50 94z', accent),
    stroke('M38 56l17 24M62 56L45 80', cut, 3),
    circle(36, 42, 15, fg),
    circle(64, 42, 15, fg),
    circle(50, 26, 17, fg),
    circle(50, 8, 5, accent),
  ],
  donut: ({ fg, accent, cut }) => [
    circle(50, 52, 38, accent),
    shape(
      'M12 50C12 26 30 14 50 14s38 12 38 36c0 10-8 10-12 4-4 10-14 12-18 2-6 12-20 12-22 0-4 8-12 8-16 0-4 4-8 2-8-6z',
      fg,
    ),
    circle(50, 48, 12, cut),
    stroke('M30 30l5 4M50 22v5M70 30l-4 5M24 44l6-1M74 46l5 2', accent, 4),
  ],
} as const satisfies Record<string, Mark>;
