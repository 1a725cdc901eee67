import { type BoardSize, boardSizes } from '../board/board-size.ts';

/**
 * The board of a benchmark whose goals are about large boards: a million active jobs, or what `BENCH_BOARD` names where
 * there is no time to make that. The figures say which it was.
 */
export function measuredBoard(): BoardSize {
  const name = process.env.BENCH_BOARD ?? '1-million';
  const size = (Object.keys(boardSizes) as BoardSize[]).find((each) => each === name);
  if (!size) throw new Error(`BENCH_BOARD is one of ${Object.keys(boardSizes).join(', ')}.`);
  return size;
}

/** In the words of the figures. */
export function nameOfBoard(size: BoardSize): string {
  return `${boardSizes[size].toLocaleString('en-US')} active jobs`;
}
