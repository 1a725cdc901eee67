import type { LogoDesign, LogoFrame } from './logo-design.ts';
import { allMarks } from './logo-marks/all-marks.ts';
import { logoPalettes, type LogoPalette } from './logo-palettes.ts';
import { around, circle, rect, shape, stroke } from './svg-shapes.ts';

const size = 512;
const middle = size / 2;

interface Backdrop {
  shapes: readonly string[];
  /** Whether the mark lies on the light paper instead of the main color. */
  onPaper?: boolean;
  scale: number;
  centerY?: number;
}

/** What lies behind the mark, for each frame. */
const backdrops: Record<LogoFrame, (palette: LogoPalette) => Backdrop> = {
  field: ({ main }) => ({ shapes: [rect(0, 0, size, size, main)], scale: 4.3 }),
  disc: ({ light, main }) => ({
    shapes: [rect(0, 0, size, size, light), circle(middle, middle, 218, main)],
    scale: 3.25,
  }),
  paper: ({ light }) => ({ shapes: [rect(0, 0, size, size, light)], onPaper: true, scale: 4.2 }),
  arch: ({ light, main }) => ({
    shapes: [rect(0, 0, size, size, light), shape('M70 512V226a186 186 0 0 1 372 0V512z', main)],
    scale: 3.2,
    centerY: 286,
  }),
  scallop: ({ light, main }) => ({
    shapes: [
      rect(0, 0, size, size, light),
      around(14, circle(middle, 74, 52, main), middle, middle),
      circle(middle, middle, 190, main),
    ],
    scale: 3.3,
  }),
  corner: ({ main, deep }) => ({
    shapes: [rect(0, 0, size, size, main), circle(512, 512, 400, deep), circle(0, 0, 120, deep)],
    scale: 4.0,
  }),
  hexagon: ({ light, main }) => ({
    shapes: [rect(0, 0, size, size, light), shape('M256 24L458 140V372L256 488 54 372V140z', main)],
    scale: 3.15,
  }),
  ring: ({ light, main }) => ({
    shapes: [rect(0, 0, size, size, light), stroke('M256 36a220 220 0 1 0 .1 0', main, 18)],
    onPaper: true,
    scale: 3.1,
  }),
  slant: ({ main, deep }) => ({
    shapes: [rect(0, 0, size, size, main), shape('M0 512L512 130V512z', deep)],
    scale: 4.1,
  }),
  shield: ({ light, main }) => ({
    shapes: [
      rect(0, 0, size, size, light),
      shape('M60 56h392v216c0 120-96 176-196 212C156 448 60 392 60 272z', main),
    ],
    scale: 3.05,
    centerY: 246,
  }),
  rays: ({ main, deep }) => ({
    shapes: [
      rect(0, 0, size, size, main),
      around(12, shape('M256 256L180 -140H256z', deep), middle, middle),
      circle(middle, middle, 196, main),
    ],
    scale: 3.4,
  }),
};

/** A company's logo as an SVG of 512 by 512 without any text. */
export function drawLogo({ logo }: { logo: LogoDesign }): string {
  const palette = logoPalettes[logo.palette % logoPalettes.length];
  if (!palette) throw new Error('There are no palettes');
  const { shapes, onPaper = false, scale, centerY = middle } = backdrops[logo.frame](palette);
  const mark = allMarks[logo.mark]({
    fg: onPaper ? palette.main : palette.light,
    accent: palette.accent,
    cut: onPaper ? palette.light : palette.main,
  });
  const place = `translate(${middle - 50 * scale} ${centerY - 50 * scale}) scale(${scale})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    ...shapes,
    `<g transform="${place}">${mark.join('')}</g>`,
    '</svg>',
  ].join('');
}
