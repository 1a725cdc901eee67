import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import type { ReportSubject } from './report-dialog.tsx';

const loadDialog = () => import('./report-dialog.tsx');

const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** The report of a subject, whose code loads when it is opened. */
export function useReportDialog(subject: ReportSubject) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openReport = () => {
    loadDialog().then(
      () => {
        setWasOpened(true);
        setIsOpen(true);
      },
      () => toast.error('The form did not load. Check your connection and try again.'),
    );
  };
  const reportDialog = wasOpened ? (
    <Suspense>
      <ReportDialog
        subject={subject}
        open={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </Suspense>
  ) : null;
  return { openReport, reportDialog };
}
