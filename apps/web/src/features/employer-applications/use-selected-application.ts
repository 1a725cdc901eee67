import type { EmployerApplication } from '@nextshift/contract';
import { useState } from 'react';

export interface SelectedApplication {
  readonly selected: EmployerApplication | null;
  /** Whether the sheet over the list is wanted, where there is no room beside it. */
  readonly isOpened: boolean;
  /** Whether the one shown was reached by deciding about another. */
  readonly isNextInLine: boolean;
  readonly select: (application: EmployerApplication) => void;
  /** Shows an application that may be on a page not loaded yet. */
  readonly keep: (application: EmployerApplication) => void;
  /** Goes on to the neighbor of an application that is about to leave the list. */
  readonly moveOnFrom: (application: EmployerApplication) => void;
  readonly close: () => void;
  readonly clear: () => void;
}

/** Which applicant of a list is shown. Beside a list there is always one, the first to begin with. */
export function useSelectedApplication(
  applications: readonly EmployerApplication[],
  { initialId, isBeside }: { initialId: string | null; isBeside: boolean },
): SelectedApplication {
  const [id, setId] = useState(initialId);
  const [kept, setKept] = useState<EmployerApplication | null>(null);
  const [isOpened, setIsOpened] = useState(initialId !== null);
  const [isNextInLine, setIsNextInLine] = useState(false);

  const found = applications.find((application) => application.id === id);
  const selected = found ?? (kept?.id === id ? kept : null);
  const first = applications[0];
  // Held by its id from now on: one that arrives on top must not slip under the finger.
  if (isBeside && selected === null && first) setId(first.id);

  return {
    selected,
    isOpened,
    isNextInLine,
    select: (application) => {
      setId(application.id);
      setIsOpened(true);
      setIsNextInLine(false);
    },
    keep: (application) => {
      setKept(application);
      setId(application.id);
    },
    moveOnFrom: (application) => {
      const at = applications.findIndex((other) => other.id === application.id);
      setId((applications[at + 1] ?? applications[at - 1])?.id ?? null);
      setIsOpened(false);
      setIsNextInLine(true);
    },
    close: () => {
      setIsOpened(false);
    },
    clear: () => {
      setId(null);
      setKept(null);
      setIsOpened(false);
      setIsNextInLine(false);
    },
  };
}
