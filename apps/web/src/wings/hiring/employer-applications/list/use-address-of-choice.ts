import { useEffect, useEffectEvent } from 'react';

/** How long a selection must last before it is written to the address, in milliseconds. */
const STAY_MS = 250;

interface Choice {
  readonly chosenId: string | null;
  readonly addressId: string | null;
  /** Whether it is shown beside the list. */
  readonly isBeside: boolean;
}

/** Writes the selection to the address, but not for every step through the list. */
export function useAddressOfChoice(
  { chosenId, addressId, isBeside }: Choice,
  name: (chosenId: string | null) => void,
): void {
  const write = useEffectEvent(() => {
    if (chosenId !== addressId) name(chosenId);
  });
  useEffect(() => {
    // Opened over the list, it can be left by Back at once.
    const timer = setTimeout(write, isBeside ? STAY_MS : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [chosenId, isBeside]);
}
