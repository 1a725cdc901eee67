import type { ReportSubjectType } from '@nextshift/contract';
import { useState } from 'react';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ReportForm, type ReportDraft } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';

/** What can be reported. */
export interface ReportSubject {
  readonly type: ReportSubjectType;
  readonly id: string;
  /** On the button and above the form, e.g. 'Report this job'. */
  readonly title: string;
  /** Names it, in a sentence under the title. */
  readonly about: string;
}

export interface ReportDialogProps {
  subject: ReportSubject;
  open: boolean;
  onClose: () => void;
}

const UNTOUCHED: ReportDraft = { reason: undefined, note: '' };

/** Reports a subject, and says what happens next. What was written stays while the page does. */
export function ReportDialog({ subject, open, onClose }: ReportDialogProps) {
  const [draft, setDraft] = useState(UNTOUCHED);
  const [sent, setSent] = useState<{ readonly isNew: boolean } | null>(null);
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
      {sent ? (
        <ReportSent isNew={sent.isNew} onClose={onClose} />
      ) : (
        <QueryProvider>
          <ReportForm
            subject={subject}
            draft={draft}
            onChange={setDraft}
            onPending={setIsSending}
            onSent={(result) => {
              setDraft(UNTOUCHED);
              setSent(result);
            }}
          />
        </QueryProvider>
      )}
    </Dialog>
  );
}
