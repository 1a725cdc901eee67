import type { EmployerApplication } from '@nextshift/contract';
import { useCallback, useState } from 'react';

interface Selection {
  readonly id: string | null;
  /** An application that may be on a page not loaded yet. */
  readonly kept: EmployerApplication | null;
  /** Whether the sheet over the list is wanted, where there is no room beside it. */
  readonly isOpened: boolean;
  /** Whether the person chose it, or it is only the first of the list. */
  readonly isChosen: boolean;
  /** Named by the address, and perhaps on a page still to come. */
  readonly isSought: boolean;
}

const NONE: Selection = {
  id: null,
  kept: null,
  isOpened: false,
  isChosen: false,
  isSought: false,
};

export interface SelectedApplication {
  readonly selected: EmployerApplication | null;
  readonly isOpened: boolean;
  /** The pages are gone through for an application that the address names. */
  readonly isSought: boolean;
  /** What the address should name: the application that was chosen, while it is shown. */
  readonly chosenId: string | null;
  /** The address is about to name it: that is no link to follow. */
  readonly noteWritten: (chosenId: string | null) => void;
  readonly select: (application: EmployerApplication) => void;
  /** Goes on to an application without opening the sheet; null: there is none left. */
  readonly moveTo: (application: EmployerApplication | null) => void;
  /** Shows an application that has just moved to another list. */
  readonly keep: (application: EmployerApplication) => void;
  readonly close: () => void;
  readonly clear: () => void;
}

export interface SelectionSource {
  /** The application that the address names. */
  readonly addressId: string | null;
  /** Whether the applicant stands beside the list: then one always does. */
  readonly isBeside: boolean;
  /** Whether the list is there in full. */
  readonly isWhole: boolean;
}

/** Which applicant of a list is shown. Beside a list there is always one, the first to begin with. */
export function useSelectedApplication(
  applications: readonly EmployerApplication[],
  { addressId, isBeside, isWhole }: SelectionSource,
): SelectedApplication {
  const [selection, setSelection] = useState(() => soughtIn(addressId));
  const [seenAddressId, setSeenAddressId] = useState(addressId);
  const [writtenId, noteWritten] = useState(addressId);
  const { id, kept, isOpened, isChosen, isSought } = selection;

  const found = applications.find((application) => application.id === id);
  const selected = found ?? (kept?.id === id ? kept : null);
  const isStillSought = isSought && selected === null && !isWhole;
  const first = applications[0];

  if (addressId !== seenAddressId) {
    setSeenAddressId(addressId);
    // A link led here from this very page.
    if (addressId !== null && addressId !== writtenId) setSelection(soughtIn(addressId));
  } else if (isBeside && selected === null && first && !isStillSought) {
    // Held by its id from now on: one that arrives on top must not slip under the finger.
    setSelection({ ...NONE, id: first.id });
  }

  const select = useCallback((application: EmployerApplication) => {
    setSelection({ ...NONE, id: application.id, isOpened: true, isChosen: true });
  }, []);

  return {
    selected,
    isOpened,
    isSought: isStillSought,
    chosenId: isChosen && (isBeside || isOpened) ? id : null,
    noteWritten,
    select,
    moveTo: (application) => {
      setSelection({ ...NONE, id: application?.id ?? null, isChosen: application !== null });
    },
    keep: (application) => {
      setSelection((now) => ({ ...now, kept: application, id: application.id, isChosen: true }));
    },
    close: () => {
      setSelection((now) => ({ ...now, isOpened: false }));
    },
    clear: () => {
      setSelection(NONE);
    },
  };
}

function soughtIn(addressId: string | null): Selection {
  if (addressId === null) return NONE;
  return { ...NONE, id: addressId, isOpened: true, isChosen: true, isSought: true };
}
