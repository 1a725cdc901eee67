import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useRestored } from '../../../platform/session/restore.ts';
import type { ReportSubject } from './report-dialog.tsx';
import { pathWithReport, takeWantedReport } from './report-intent.ts';
import { useReportDialog } from './use-report-dialog.tsx';

export interface ReportButtonProps {
  subject: ReportSubject;
  /** The employer to whom the subject belongs, who gets no button. */
  ownerId?: string;
  /** Its words, if they are not the subject's title. */
  label?: string;
  /** Id of the heading that says which subject is meant. */
  titleId?: string;
  className?: string;
}

/**
 * Opens the report of a subject, whose code loads on the press. For visitors a link to the login, which leads
 * back here and opens the report. The server's HTML has both, as it is the same for everyone.
 */
export function ReportButton(props: ReportButtonProps) {
  const { subject, ownerId, label = subject.title, titleId, className } = props;
  const isRestored = useRestored();
  const { kind, accountId } = useAuthStore();
  const location = useLocation();
  const { openReport, reportDialog } = useReportDialog(subject);
  const onWanted = useEffectEvent(openReport);
  useEffect(() => {
    if (kind !== null && takeWantedReport(subject.id)) onWanted();
  }, [kind, subject.id]);

  if (isRestored && accountId !== null && accountId === ownerId) return null;
  return (
    <>
      {isRestored && kind !== null ? null : (
        <PageLink
          to={paths.login(pathWithReport(location, subject.id))}
          rel="nofollow"
          aria-describedby={titleId}
          className={clsx(
            'noscript:hidden session-seeker:hidden session-employer:hidden',
            className,
          )}
        >
          {label}
        </PageLink>
      )}
      {isRestored && kind === null ? null : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          className={clsx('noscript:hidden session-visitor:hidden', className)}
          onClick={openReport}
        >
          {label}
        </button>
      )}
      {reportDialog}
    </>
  );
}
