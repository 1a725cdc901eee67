import type { EmployerApplication } from '@nextshift/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { applicationsOf, applicationsQuery } from './application-list.ts';

interface Selection {
  readonly id: string | null;
  /** An application that may be on a page not loaded yet. */
  readonly kept: EmployerApplication | null;
  /** Whether to open the page over the list, if there is no room beside it. */
  readonly isOpened: boolean;
  /** Whether the person chose it, rather than it being the first of the list. */
  readonly isChosen: boolean;
  /** Named by the address, and perhaps on a page not loaded yet. */
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
  /** Pages are being loaded to find the row of the application that the address names. */
  readonly isSought: boolean;
  /** The application that the address names, where the loaded list does not have it. */
  readonly foundOutside: EmployerApplication | null;
  /** Whether there is none that the address names. */
  readonly isMissing: boolean;
  /** The application for the address: the chosen one, while it is shown. */
  readonly chosenId: string | null;
  /** Records that we write it to the address, so that it is not followed like a link. */
  readonly recordWritten: (chosenId: string | null) => void;
  readonly select: (application: EmployerApplication) => void;
  /** Moves to an application, which an open page then shows; null if none is left. */
  readonly moveTo: (application: EmployerApplication | null) => void;
  /** Shows an application that has just moved to another list. */
  readonly keep: (application: EmployerApplication) => void;
  readonly close: () => void;
  readonly clear: () => void;
}

export interface SelectionSource {
  readonly employerId: string;
  /** The application that the address names. */
  readonly addressId: string | null;
  /** Whether the applicant is beside the list: then one is always shown. */
  readonly isBeside: boolean;
  /** Whether the first page is loaded. */
  readonly isLoaded: boolean;
  /** Whether all pages are loaded. */
  readonly isWhole: boolean;
}

/** Which applicant of a list is shown. Beside a list there is always one, initially the first. */
export function useSelectedApplication(
  applications: readonly EmployerApplication[],
  { employerId, addressId, isBeside, isLoaded, isWhole }: SelectionSource,
): SelectedApplication {
  const [selection, setSelection] = useState(() => soughtIn(addressId));
  const [seenAddressId, setSeenAddressId] = useState(addressId);
  const [writtenId, recordWritten] = useState(addressId);
  const { id, kept, isOpened, isChosen, isSought } = selection;

  const found = applications.find((application) => application.id === id);
  const isOutside = isSought && found === undefined && isLoaded;
  const named = useInfiniteQuery({
    ...applicationsQuery(employerId, { applicationId: id ?? '' }),
    enabled: isOutside,
  });
  const foundOutside = isOutside ? (applicationsOf(named.data)[0] ?? null) : null;
  const selected = found ?? (kept?.id === id ? kept : foundOutside);
  const isMissing = isOutside && named.isSuccess && selected === null;
  const first = applications[0];

  if (addressId !== seenAddressId) {
    setSeenAddressId(addressId);
    if (addressId !== writtenId) {
      // Back led out of it, or a link here from this very page.
      recordWritten(addressId);
      setSelection(addressId === null ? closed : soughtIn(addressId));
    }
  } else if (isBeside && selected === null && first && !(isOutside && !named.isError)) {
    // Selected by id from now on: a new arrival on top must not shift the selection.
    setSelection({ ...NONE, id: first.id });
  }

  const select = useCallback((application: EmployerApplication) => {
    setSelection({ ...NONE, id: application.id, isOpened: true, isChosen: true });
  }, []);

  return {
    selected,
    isOpened,
    isSought: isSought && found === undefined && !isWhole,
    foundOutside,
    isMissing,
    chosenId: isChosen && (isBeside || isOpened) ? id : null,
    recordWritten,
    select,
    moveTo: (application) => {
      const isChosen = application !== null;
      setSelection((now) => ({
        ...NONE,
        id: application?.id ?? null,
        isOpened: isChosen && now.isOpened,
        isChosen,
      }));
    },
    keep: (application) => {
      // The address names it next, which is no link to follow.
      recordWritten(application.id);
      setSelection((now) => ({ ...now, kept: application, id: application.id, isChosen: true }));
    },
    close: () => {
      setSelection(closed);
    },
    clear: () => {
      setSelection(NONE);
    },
  };
}

const closed = (now: Selection): Selection => ({ ...now, isOpened: false });

function soughtIn(addressId: string | null): Selection {
  if (addressId === null) return NONE;
  return { ...NONE, id: addressId, isOpened: true, isChosen: true, isSought: true };
}
