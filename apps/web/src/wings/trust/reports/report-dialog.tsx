import type { ReportSubjectType } from '@nextshift/contract';
import { useState } from 'react';
import { QueryProvider } from '../../../platform/api/query-provider.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ReportReasons } from './report-reasons.tsx';
import { ReportSent, type SentReport } from './report-sent.tsx';

/** What can be reported. */
export interface ReportSubject {
  readonly type: ReportSubjectType;
  readonly id: string;
  /** On the button and above the reasons, e.g. 'Report this job'. */
  readonly title: string;
  /** Names it, in a sentence under the title. */
  readonly about: string;
}

export interface ReportDialogProps {
  subject: ReportSubject;
  open: boolean;
  onClose: () => void;
}

/** Reports a subject, and says what happens next. A note that was not sent stays while the page does. */
export function ReportDialog({ subject, open, onClose }: ReportDialogProps) {
  const [note, setNote] = useState('');
  const [sent, setSent] = useState<SentReport | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // The outcome stays while the dialog animates out.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setSent(null);
  }
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onClose}
      dismissible={!isSending}
      title={subject.title}
      description={subject.about}
    >
      <QueryProvider>
        {sent ? (
          <ReportSent
            subject={subject}
            sent={sent}
            note={note}
            onNoteChange={setNote}
            onPending={setIsSending}
            onClose={onClose}
          />
        ) : (
          <ReportReasons
            subject={subject}
            onPending={setIsSending}
            onSent={(reason, { isNew }) => {
              setSent({ reason, isNew });
            }}
          />
        )}
      </QueryProvider>
    </Dialog>
  );
}
