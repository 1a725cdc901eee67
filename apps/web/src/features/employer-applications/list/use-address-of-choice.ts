import { useEffect, useEffectEvent } from 'react';

/** How long one must stay with an applicant for the address to name them, in milliseconds. */
const STAY_MS = 250;

/** Lets the address follow what is chosen; not at every step of someone who runs through a list. */
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
