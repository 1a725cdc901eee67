import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findApplicantList, findSelectedRow } from '../list/applicant-list.tsx';
import { findApplicantHeading } from './applicant-panel.tsx';

/**
 * Moves the focus to the next applicant, on the side that it was on: a row of the list, or
 * the name in the panel beside it, or on the page over it.
 */
export function useApplicantFocus({
  isBeside,
  isOpened,
}: {
  isBeside: boolean;
  isOpened: boolean;
}) {
  const [isInPanel, setIsInPanel] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const isAwaited = useRef(false);

  const find = () => {
    const row = findSelectedRow();
    const isOnApplicant = isBeside ? isInPanel : isOpened;
    return isOnApplicant ? (findApplicantHeading() ?? row) : row;
  };

  // The list with the next applicant may still be loading.
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
    isInside,
    /** Moves immediately, with the focus. */
    followMove: (move: () => void) => {
      flushSync(move);
      find()?.focus({ preventScroll: true });
      findSelectedRow()?.closest('li')?.scrollIntoView({ block: 'nearest' });
    },
    /** To the name in the panel, unless the focus has left list and panel. */
    moveToPanel: () => {
      const { activeElement } = document;
      if (activeElement && (isInside(activeElement) || activeElement.matches('body, main'))) {
        findApplicantHeading()?.focus({ preventScroll: true });
      }
    },
    /** The decision is confirmed: the focus moves once the dialog has closed. */
    expectMove: () => {
      setHasMoved(true);
    },
    forgetMove: () => {
      isAwaited.current = false;
      setHasMoved(false);
    },
    /** The focus target after a decision; null if none was made, or it is not rendered yet. */
    afterMove: () => {
      const target = hasMoved ? find() : null;
      isAwaited.current = hasMoved && target === null;
      return target;
    },
  };
}

function isInside(target: Element): boolean {
  return (
    findApplicantList()?.contains(target) === true ||
    findApplicantHeading()?.closest('section')?.contains(target) === true
  );
}
