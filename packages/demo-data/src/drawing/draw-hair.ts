import type { HairStyle } from '../content/seeker-content.ts';
import { circle, ellipse, mirrored, rect, shape, stroke } from './svg-shapes.ts';

/** The hair behind the head and shoulders, and the hair over the face. */
interface Hair {
  behind: readonly string[];
  front: readonly string[];
}

const shine = '#ffffff26';
/** Hair that follows the skull and ends at the temples. */
const cap = 'M29 42c-2-18 8-26 21-26s23 8 21 26c-2-6-4-9-6-11-8 2-22 2-30 0-2 2-4 5-6 11z';
/** A side parting. */
const parting =
  'M29 44c-3-20 8-29 21-29s24 9 21 29c-2-7-4-10-7-13-8 0-16-3-21-8-2 6-8 9-11 11-1 3-2 6-3 10z';

const styles: Record<HairStyle, (color: string) => Hair> = {
  short: (color) => ({ behind: [], front: [shape(parting, color)] }),
  fade: (color) => ({
    behind: [],
    front: [
      shape('M30 44c-2-18 6-27 20-27s22 9 20 27l-2-9c-9-4-27-4-36 0z', `${color}99`),
      shape('M32 33c1-11 8-17 18-17s17 6 18 17c-9-3-27-3-36 0z', color),
    ],
  }),
  quiff: (color) => ({
    behind: [],
    front: [
      shape(
        'M29 43c-2-9-1-16 2-20 2-9 14-14 24-12 12-1 19 8 16 18 1 4 0 9 0 14-2-6-4-9-6-12-10 2-20-1-26-5-4 4-8 9-10 17z',
        color,
      ),
      stroke('M42 18c6-3 14-3 20 1', shine, 2),
    ],
  }),
  curls: (color) => ({
    behind: [
      ...[
        [30, 30],
        [27, 40],
        [28, 50],
        [70, 30],
        [73, 40],
        [72, 50],
        [40, 19],
        [60, 19],
      ].map(([x = 0, y = 0]) => circle(x, y, 9.5, color)),
    ],
    front: [
      ...[
        [33, 28],
        [40, 21],
        [50, 18],
        [60, 21],
        [67, 28],
        [44, 26],
        [56, 26],
      ].map(([x = 0, y = 0]) => circle(x, y, 7.5, color)),
    ],
  }),
  afro: (color) => ({
    behind: [circle(50, 34, 29, color), circle(27, 42, 12, color), circle(73, 42, 12, color)],
    front: [
      shape('M29 44c-3-18 8-26 21-26s24 8 21 26c-2-8-5-11-8-12-8-3-18-3-26 0-3 1-6 4-8 12z', color),
    ],
  }),
  bob: (color) => ({
    behind: [shape('M24 66c-4-20-2-52 26-52s30 32 26 52c-6 3-14 2-18 0H42c-4 2-12 3-18 0z', color)],
    front: [
      shape(
        'M29 46c-3-20 6-30 21-30s24 10 21 30c-2-6-2-9-4-12-10 1-24 1-34 0-2 3-2 6-4 12z',
        color,
      ),
      stroke('M40 21c6-3 14-3 20 0', shine, 2),
    ],
  }),
  long: (color) => ({
    behind: [
      shape(
        'M22 92c4-20-2-30 2-50 3-18 12-28 26-28s23 10 26 28c4 20-2 30 2 50-8 4-16 2-20-4H42c-4 6-12 8-20 4z',
        color,
      ),
    ],
    front: [
      shape('M29 50c-3-22 6-34 21-34s24 12 21 34c-3-12-10-18-21-26-8 10-18 12-21 26z', color),
    ],
  }),
  waves: (color) => ({
    behind: [
      shape(
        'M26 84c-8-4-6-12-4-16-6-6-2-14 0-18-1-22 12-36 28-36s29 14 28 36c2 4 6 12 0 18 2 4 4 12-4 16-6 4-12 2-14-4H40c-2 6-8 8-14 4z',
        color,
      ),
    ],
    front: [
      shape(
        'M29 48c-4-22 8-33 21-33s25 11 21 33c-2-8-5-13-10-17-8 0-14-3-18-8-3 8-12 12-14 25z',
        color,
      ),
      stroke('M44 20c6-2 12-2 18 2', shine, 2),
    ],
  }),
  bun: (color) => ({
    behind: [circle(50, 13, 9, color)],
    front: [shape(cap, color), stroke('M45 9c3-2 7-2 10 0', shine, 1.8)],
  }),
  ponytail: (color) => ({
    behind: [shape('M64 20c16-4 24 10 20 26-1 8 2 14 4 18-10 2-18-6-18-16 0-8 0-18-6-28z', color)],
    front: [shape(parting, color), circle(68, 22, 3, '#ffffffaa')],
  }),
  braids: (color) => ({
    behind: [
      shape('M26 60c-4-24 4-46 24-46s28 22 24 46z', color),
      mirrored(
        [62, 69, 76, 83, 90].map((y) => ellipse(27, y, 5.2, 4.6, color)).join('') +
          rect(24.4, 93, 5.2, 2.6, '#f2b632', 1),
      ),
    ],
    front: [
      shape(cap, color),
      stroke('M50 16v14M42 18l-3 13M58 18l3 13M35 23l-3 10M65 23l3 10', '#ffffff2e', 1),
    ],
  }),
  locs: (color) => ({
    behind: [
      shape('M27 52c-4-24 4-38 23-38s27 14 23 38z', color),
      mirrored(stroke('M27 40v26M31.5 34v36', color, 5) + stroke('M25.5 44v10M30 56v8', shine, 1)),
    ],
    front: [
      shape(cap, color),
      mirrored(stroke('M46 16c-4 2-8 7-10 14M40 17c-5 3-8 8-9 15', '#ffffff22', 1.2)),
    ],
  }),
  hijab: (color) => ({
    behind: [
      shape(
        'M20 80c2-14 0-20 1-32 1-24 12-36 29-36s28 12 29 36c1 12-1 18 1 32-10 12-50 12-60 0z',
        color,
      ),
    ],
    front: [
      `<path fill-rule="evenodd" fill="${color}" d="M26 50c-2-24 8-37 24-37s26 13 24 37c0 14-10 26-24 26S26 64 26 50zM32 46c0 13 9 22 18 22s18-9 18-22c0-14-7-20-18-20s-18 6-18 20z"/>`,
      shape('M28 62c8 12 34 14 44 2 4 8 6 14 4 18-14 8-38 8-52 0-2-6 0-14 4-20z', color),
      stroke('M32 70c10 8 26 9 38 0M28 78c12 8 34 8 46 0', '#0000001f', 1.6),
    ],
  }),
  turban: (color) => ({
    behind: [],
    front: [
      shape('M27 40c-6-18 6-32 23-32s29 14 23 32c-6-8-12-11-23-11s-17 3-23 11z', color),
      stroke(
        'M30 32c10-8 20-14 36-16M28 24c8-6 16-9 26-11M38 34c10-6 20-10 33-9',
        '#00000026',
        1.6,
      ),
      shape('M50 29l-6-3 6-12 6 12z', '#ffffff33'),
    ],
  }),
};

/** The hair, scarf or turban of a portrait, in a box of 100 by 100. */
export function drawHair(style: HairStyle, color: string): Hair {
  return styles[style](color);
}
