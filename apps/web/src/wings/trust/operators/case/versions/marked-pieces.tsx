import type { ReactNode } from 'react';
import type { Piece } from './compare-versions.ts';

/** A text in which changes and heavy passages are marked, in color, by a line and by a number or word. */
export function MarkedPieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, change, passage }, index) => {
    const isLastOfPassage = pieces.findLastIndex((piece) => piece.passage === passage) === index;
    const words =
      passage === null ? text : <Weighed number={isLastOfPassage ? passage : null}>{text}</Weighed>;
    if (change === 'added') return <Added key={index}>{words}</Added>;
    if (change === 'removed') return <Removed key={index}>{words}</Removed>;
    return <span key={index}>{words}</span>;
  });
}

export function Added({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-success-soft text-ink decoration-success decoration-2 underline-offset-2">
      <span className="sr-only">[added: </span>
      {children}
      <span className="sr-only">]</span>
    </ins>
  );
}

export function Removed({ children }: { children: ReactNode }) {
  return (
    <del className="bg-danger-soft text-ink decoration-danger decoration-2">
      <span className="sr-only">[removed: </span>
      {children}
      <span className="sr-only">]</span>
    </del>
  );
}

/** A passage that weighed much, with its number in the list at its end. */
export function Weighed({ number, children }: { number: number | null; children: ReactNode }) {
  return (
    <mark className="rounded-sm bg-marigold px-0.5 text-on-marigold">
      {children}
      {number === null ? null : <sup className="ml-0.5 font-bold">{number}</sup>}
    </mark>
  );
}
