import * as z from 'zod';
import { splitTextList } from './text-list.ts';

interface TextListRules {
  readonly maxItems: number;
  readonly maxLength: number;
  /** Drops duplicates. */
  readonly isUnique?: true;
}

/** A list of texts on the wire, tolerant of the forms of `splitTextList`. */
export function textList({ maxItems, maxLength, isUnique }: TextListRules) {
  return z.preprocess(
    (value) => {
      const items = value === undefined || value === null ? [] : splitTextList(value);
      return isUnique ? [...new Set(items)] : items;
    },
    z
      .array(z.string().max(maxLength, `Please use at most ${maxLength} characters for each`))
      .max(maxItems, `Please give at most ${maxItems}`),
  );
}
