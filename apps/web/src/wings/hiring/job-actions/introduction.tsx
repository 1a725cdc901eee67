import { lazy, Suspense } from 'react';
import type { IntroductionDialogProps } from './introduction-dialog.tsx';

/** Fetched before it is shown, so that a failure is reported beside the pressed button. */
export const loadIntroduction = () => import('./introduction-dialog.tsx');

const IntroductionDialog = lazy(async () => ({
  default: (await loadIntroduction()).IntroductionDialog,
}));

/** The dialog that asks for an introduction; its code loads on first use. */
export function Introduction(props: IntroductionDialogProps) {
  return (
    <Suspense>
      <IntroductionDialog {...props} />
    </Suspense>
  );
}
