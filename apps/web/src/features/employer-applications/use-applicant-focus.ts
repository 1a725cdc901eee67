import { useState } from 'react';
import { flushSync } from 'react-dom';
import { findApplicantList, findSelectedRow } from './applicant-list.tsx';
import { findApplicantHeading } from './applicant-panel.tsx';

/**
 * Takes the focus along to the next applicant, on the side on which it was: a row of the list, or
 * the name in the panel beside it.
 */
export function useApplicantFocus(isBeside: boolean) {
  const [isInPanel, setIsInPanel] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);

  const find = () => {
    const row = findSelectedRow();
    return isBeside && isInPanel ? (findApplicantHeading() ?? row) : row;
  };
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
      setHasMoved(false);
    },
    /** Where the focus belongs after a decision; null where none was made. */
    afterMove: () => (hasMoved ? find() : null),
  };
}
