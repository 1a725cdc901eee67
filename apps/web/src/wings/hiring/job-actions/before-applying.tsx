import type { Job } from '@nextshift/contract';
import { lazy } from 'react';
import { loadIntroduction } from './introduction.tsx';
import type { IntroductionField } from './missing-introduction.ts';

/** What is asked before one click applies: an introduction, or the shifts that one can work. */
export type Asked = { readonly userId: string } & (
  | { readonly missing: readonly IntroductionField[] }
  | { readonly job: Pick<Job, 'shifts' | 'timeZone'> }
);

export interface BeforeApplyingProps {
  asked: Asked;
  open: boolean;
  /** The introduction is saved, or shifts are chosen. */
  onReady: (shiftIds?: readonly string[]) => void;
  onClose: () => void;
}

/** Fetched before it is shown, so that a failure is reported beside the pressed button. */
export const loadShiftsDialog = () => import('./shifts-dialog.tsx');

const IntroductionDialog = lazy(async () => ({
  default: (await loadIntroduction()).IntroductionDialog,
}));
const ShiftsDialog = lazy(async () => ({ default: (await loadShiftsDialog()).ShiftsDialog }));

/** The dialog of what is asked; its code loads on first use. */
export function BeforeApplying({ asked, onReady, ...dialog }: BeforeApplyingProps) {
  if ('job' in asked) return <ShiftsDialog {...asked} {...dialog} onChosen={onReady} />;
  return (
    <IntroductionDialog
      {...asked}
      {...dialog}
      submitLabel="Save and apply"
      onSaved={() => {
        onReady();
      }}
    />
  );
}
