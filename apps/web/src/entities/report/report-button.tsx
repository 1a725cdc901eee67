import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { useRestored } from '../../platform/session/restore.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ReportSubject } from './report-dialog.tsx';

const loadDialog = () => import('./report-dialog.tsx');

const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

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
 * back here. The server's HTML has both, as it is the same for everyone.
 */
export function ReportButton(props: ReportButtonProps) {
  const { subject, ownerId, label = subject.title, titleId, className } = props;
  const isRestored = useRestored();
  const { kind, accountId } = useAuthStore();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  if (isRestored && accountId !== null && accountId === ownerId) return null;
  const open = async () => {
    try {
      await loadDialog();
      setWasOpened(true);
      setIsOpen(true);
    } catch {
      toast.error('The form did not load. Check your connection and try again.');
    }
  };
  return (
    <>
      {isRestored && kind !== null ? null : (
        <PageLink
          to={paths.login(pathname + search)}
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
          onClick={() => void open()}
        >
          {label}
        </button>
      )}
      {wasOpened ? (
        <Suspense>
          <ReportDialog
            subject={subject}
            open={isOpen}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
