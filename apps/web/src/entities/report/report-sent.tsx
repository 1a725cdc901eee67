import { CircleCheck } from 'lucide-react';
import { paths } from '../../platform/routing/paths.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { Button } from '../../ui/buttons/button.tsx';

export interface ReportSentProps {
  /** False if they have an open report of it already. */
  isNew: boolean;
  onClose: () => void;
}

/** Replaces the form once the report is sent. */
export function ReportSent({ isNew, onClose }: ReportSentProps) {
  const isEmployer = useAuthStore(({ kind }) => kind === 'employer');
  return (
    <div className="pb-1">
      <h3
        ref={takeFocus}
        tabIndex={-1}
        className="flex items-center gap-2.5 text-lg font-bold outline-none"
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
        {isNew ? 'Thank you. Your report is in.' : 'You have reported this already.'}
      </h3>
      <p className="mt-2 text-ink-soft">
        {isNew
          ? 'A person reads it.'
          : 'Your first report is still being looked at. Nothing more is needed.'}{' '}
        You can follow it under Your reports,{' '}
        {isEmployer ? (
          <>
            on your{' '}
            <PageLink to={paths.employerProfile()} className="text-link">
              company profile
            </PageLink>
          </>
        ) : (
          <>
            in the settings of your{' '}
            <PageLink to={paths.profile()} className="text-link">
              profile
            </PageLink>
          </>
        )}
        .
      </p>
      <Button fullWidth className="mt-6" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
