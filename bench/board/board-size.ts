/** Active jobs of each generated board; everything else on it follows from them. */
export const boardSizes = {
  '10-thousand': 10_000,
  '100-thousand': 100_000,
  '1-million': 1_000_000,
} as const;

export type BoardSize = keyof typeof boardSizes;
