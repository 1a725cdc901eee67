import { useEffect, useEffectEvent } from 'react';

/** How long a selection must last before it is written to the address, in milliseconds. */
const STAY_MS = 250;

/** Writes the selection to the address, but not for every step through the list. */
export function useAddressOfChoice(
  chosenId: string | null,
  addressId: string | null,
  name: (chosenId: string | null) => void,
): void {
  const write = useEffectEvent(() => {
    if (chosenId !== addressId) name(chosenId);
  });
  useEffect(() => {
    const timer = setTimeout(write, STAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [chosenId]);
}
