import { type CoverOffer, describeMoments, zoneNameAt } from '@nextshift/contract';
import type { ReactNode } from 'react';
import { failureText } from '../../platform/api/failure-text.ts';
import { FormError } from '../../ui/forms/form-error.tsx';

export interface CoverOfferRowProps {
  offer: CoverOffer;
  children: ReactNode;
  error: Error | null;
  /** The buttons. */
  actions: ReactNode;
}

/** When a shift to cover is, what the reader should know of it, and what can be said to it. */
export function CoverOfferRow({ offer, children, error, actions }: CoverOfferRowProps) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-bold">{whenOf(offer)}</p>
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      <FormError className="mt-2">
        {error ? failureText(error, 'Please try again.') : undefined}
      </FormError>
    </li>
  );
}

/** `Fri, Dec 4, 6 PM to 11 PM EST`. */
export function whenOf({ shift }: CoverOffer): string {
  return `${describeMoments(shift)} ${zoneNameAt(shift.timeZone, shift.startsAt)}`;
}
