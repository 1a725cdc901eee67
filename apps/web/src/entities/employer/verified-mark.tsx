import { BadgeCheck } from 'lucide-react';

/** Says that a company is verified, in the line of its name. */
export function VerifiedMark({ verified }: { verified: boolean }) {
  return verified ? (
    <BadgeCheck
      role="img"
      aria-label="Verified"
      className="mb-0.5 ml-1 inline size-[1.1em] shrink-0 text-info"
    />
  ) : null;
}
