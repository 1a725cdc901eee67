import { useEffect, useState, type ReactNode } from 'react';
import { GuardSkeleton } from '../../../ui/layout/guard-skeleton.tsx';
import { Introduction } from './introduction.tsx';
import {
  isIntroduced,
  missingIntroduction,
  type IntroductionField,
} from './missing-introduction.ts';

export interface IntroductionGateProps {
  userId: string;
  /** The seeker declined. */
  onLeave: () => void;
  children: ReactNode;
}

/** Asks for the introduction before rendering `children`, such as an application form. */
export function IntroductionGate({ userId, onLeave, children }: IntroductionGateProps) {
  const [missing, setMissing] = useState<readonly IntroductionField[] | null>(() =>
    isIntroduced(userId) ? [] : null,
  );
  const isUnknown = missing === null;

  useEffect(() => {
    if (!isUnknown) return;
    let isHere = true;
    void missingIntroduction(userId).then((found) => {
      if (isHere) setMissing(found);
    });
    return () => {
      isHere = false;
    };
  }, [isUnknown, userId]);

  if (missing?.length === 0) return children;
  return (
    <>
      <GuardSkeleton shape="form" />
      {missing ? (
        <Introduction
          open
          userId={userId}
          missing={missing}
          submitLabel="Save and continue"
          onSaved={() => {
            setMissing([]);
          }}
          onClose={onLeave}
        />
      ) : null}
    </>
  );
}
