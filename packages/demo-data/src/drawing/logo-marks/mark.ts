/** `cut` is the color behind the mark, for what looks cut out of it. */
interface MarkColors {
  fg: string;
  accent: string;
  cut: string;
}

/** Draws a pictogram in a box of 100 by 100. */
export type Mark = (colors: MarkColors) => readonly string[];
