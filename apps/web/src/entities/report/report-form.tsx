import {
  REPORT_NOTE_MAX,
  reportReasons,
  type ReportReason,
  type ReportSubjectType,
} from '@nextshift/contract';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { failureText, fieldFailures } from '../../platform/api/failure-text.ts';
import { PageLink } from '../../platform/routing/page-link.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { type SessionKind, useAuthStore } from '../../platform/session/auth-store.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { TextareaField } from '../../ui/forms/textarea-field.tsx';
import { REASON_WORDS } from './report-words.ts';
import { useSendReport } from './send-report.ts';

export interface ReportDraft {
  readonly reason: ReportReason | undefined;
  readonly note: string;
}

export interface ReportFormProps {
  subject: { readonly type: ReportSubjectType; readonly id: string };
  draft: ReportDraft;
  onChange: (draft: ReportDraft) => void;
  onPending: (isPending: boolean) => void;
  /** `isNew` is false if they have an open report of it already. */
  onSent: (result: { readonly isNew: boolean }) => void;
}

type FieldErrors = Readonly<Partial<Record<keyof ReportDraft, string>>>;

const FIELDS = ['reason', 'note'] as const;
const COUNT = new Intl.NumberFormat('en-US');

/** Why something is reported, and what happens next. */
export function ReportForm({ subject, draft, onChange, onPending, onSent }: ReportFormProps) {
  const { type, id } = subject;
  const { reason, note } = draft;
  const send = useSendReport();
  const kind = useAuthStore((state) => state.kind);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ReactNode>();
  const fields = useRef<HTMLDivElement>(null);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const name = FIELDS.find((field) => found[field] !== undefined);
    if (name) fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const change = (part: Partial<ReportDraft>) => {
    setFailure(undefined);
    setErrors({});
    onChange({ ...draft, ...part });
  };
  const submit = async () => {
    setFailure(undefined);
    const complaints = complaintsOf(draft);
    showErrors(complaints);
    if (reason === undefined || complaints.note !== undefined) return;
    onPending(true);
    try {
      onSent(await send.mutateAsync({ subjectType: type, subjectId: id, reason, note }));
    } catch (error) {
      const refused = fieldFailures(error, FIELDS);
      if (refused.length === 0) setFailure(describeFailure(error));
      else showErrors(Object.fromEntries(refused.map(({ name, message }) => [name, message])));
    } finally {
      onPending(false);
    }
  };

  return (
    <FormShell
      onSubmit={submit}
      pending={send.isPending}
      error={failure}
      note={<p className="text-sm text-ink-soft">{whatHappensNext(type, kind)}</p>}
      submitLabel="Send report"
      pendingLabel="Sending..."
    >
      <div ref={fields} className="grid gap-6">
        <RadioGroup
          label="What is wrong?"
          name="reason"
          required
          options={reportReasons.map((value) => ({ value, label: REASON_WORDS[value] }))}
          value={reason}
          onValueChange={(value) => {
            change({ reason: reportReasons.find((one) => one === value) });
          }}
          error={errors.reason}
        />
        <TextareaField
          label="What happened? (optional)"
          name="note"
          rows={3}
          help={`${COUNT.format(note.trim().length)} of ${COUNT.format(REPORT_NOTE_MAX)} characters`}
          value={note}
          onChange={({ target }) => {
            change({ note: target.value });
          }}
          error={errors.note}
        />
      </div>
    </FormShell>
  );
}

function complaintsOf({ reason, note }: ReportDraft): FieldErrors {
  if (reason === undefined) return { reason: 'Please choose a reason' };
  return note.trim().length > REPORT_NOTE_MAX
    ? { note: `Please use at most ${COUNT.format(REPORT_NOTE_MAX)} characters` }
    : {};
}

/** What the reporter may expect, and who learns of it. */
function whatHappensNext(type: ReportSubjectType, kind: SessionKind | null): string {
  const isAboutApplicant = type === 'application' && kind === 'employer';
  return [
    'A person reads it.',
    isAboutApplicant ? 'The applicant is not told.' : 'The company never learns who reported it.',
    'You can follow it under Your reports.',
  ].join(' ');
}

function describeFailure(error: unknown): ReactNode {
  if (!(error instanceof ApiError && error.code === 'not_signed_in')) {
    return failureText(error, 'Your report was not sent. Please try again.');
  }
  return (
    <>
      You are signed out.{' '}
      <PageLink to={paths.login()} target="_blank" className="text-link">
        Sign in in a new tab
      </PageLink>
      , then send your report here.
    </>
  );
}
