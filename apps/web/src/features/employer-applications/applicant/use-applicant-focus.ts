import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findApplicantList, findSelectedRow } from '../list/applicant-list.tsx';
import { findApplicantHeading } from './applicant-panel.tsx';

/**
 * Takes the focus along to the next applicant, on the side on which it was: a row of the list, or
 * the name in the panel beside it.
 */
export function useApplicantFocus(isBeside: boolean) {
  const [isInPanel, setIsInPanel] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const isAwaited = useRef(false);

  const find = () => {
    const row = findSelectedRow();
    return isBeside && isInPanel ? (findApplicantHeading() ?? row) : row;
  };

  // The list in which the next one stands may still be on its way.
  useEffect(() => {
    if (!isAwaited.current) return;
    const target = find();
    if (!target) return;
    isAwaited.current = false;
    const { activeElement } = document;
    const isElsewhere = activeElement?.matches('body, main') === false;
    if (!isElsewhere) target.focus({ preventScroll: true });
  });

  return {
    onListFocus: () => {
      setIsInPanel(false);
    },
    onPanelFocus: () => {
      setIsInPanel(true);
    },
    isInside: (target: Element) =>
      findApplicantList()?.contains(target) === true ||
      findApplicantHeading()?.closest('section')?.contains(target) === true,
    /** Moves now, and the focus with it. */
    followMove: (move: () => void) => {
      flushSync(move);
      find()?.focus({ preventScroll: true });
      findSelectedRow()?.closest('li')?.scrollIntoView({ block: 'nearest' });
    },
    /** What was asked about is decided: once the question is gone, the focus goes on. */
    expectMove: () => {
      setHasMoved(true);
    },
    forgetMove: () => {
      isAwaited.current = false;
      setHasMoved(false);
    },
    /** Where the focus belongs after a decision; null where none was made, or it has yet to be shown. */
    afterMove: () => {
      const target = hasMoved ? find() : null;
      isAwaited.current = hasMoved && target === null;
      return target;
    },
  };
}
