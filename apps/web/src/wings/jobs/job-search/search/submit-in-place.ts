import type { SubmitEvent } from 'react';

/** A form's submission that stays in the page. */
export function submitInPlace(apply: () => unknown) {
  return (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
}
