import { logoPalettes } from './logo-palettes.ts';
import type { MarkName } from './logo-marks/all-marks.ts';

const logoFrames = [
  'field',
  'disc',
  'paper',
  'arch',
  'scallop',
  'corner',
  'hexagon',
  'ring',
  'slant',
  'shield',
  'rays',
] as const;
export type LogoFrame = (typeof logoFrames)[number];

/** Everything a logo is drawn from; `palette` is an index into the palettes. */
export interface LogoDesign {
  mark: MarkName;
  frame: LogoFrame;
  palette: number;
}

/** Steps through palettes and frames at different lengths, so that neighbors never look alike. */
export function designLogo(mark: MarkName, index: number): LogoDesign {
  return {
    mark,
    frame: logoFrames[(index * 4) % logoFrames.length] ?? 'field',
    palette: (index * 5) % logoPalettes.length,
  };
}
