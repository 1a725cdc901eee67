import { foodMarks } from './food-marks.ts';
import { houseMarks } from './house-marks.ts';
import { shopMarks } from './shop-marks.ts';
import { studyMarks } from './study-marks.ts';
import { workMarks } from './work-marks.ts';

export const allMarks = {
  ...foodMarks,
  ...shopMarks,
  ...studyMarks,
  ...houseMarks,
  ...workMarks,
} as const;

export type MarkName = keyof typeof allMarks;
