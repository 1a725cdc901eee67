import type { SubmitEvent } from 'react';

/** A form's submission that stays in the page. */
export function sendOff(apply: () => unknown) {
  return (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
}
