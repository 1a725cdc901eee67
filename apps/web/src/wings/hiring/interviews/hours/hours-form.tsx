import {
  INTERVIEW_PLACE_MAX,
  INTERVIEW_SEATS_MAX,
  type InterviewHours,
  interviewInvites,
  interviewMinutes,
  interviewPlaceKinds,
} from '@nextshift/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { failureText } from '../../../../platform/api/failure-text.ts';
import { useDraftForm } from '../../../../platform/session/drafts/use-draft-form.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../../../platform/session/use-unsaved-guard.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { DraftNotice } from '../../../../ui/forms/draft-notice.tsx';
import { FormSection } from '../../../../ui/forms/form-section.tsx';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { SegmentedControl } from '../../../../ui/forms/segmented-control.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { WeekGrid } from '../../../../ui/week-grid/week-grid.tsx';
import { placeKindWords } from '../interview-words.ts';
import { DateTimes } from './date-times.tsx';
import { draftOfHours, hoursDraft, hoursResolver, isSameDraft } from './hours-draft.ts';
import { useSaveInterviewHours } from './interview-hours-query.ts';

export interface HoursFormProps {
  employerId: string;
  jobId: string;
  hours: InterviewHours | null;
  /** Where the job is worked, which a new form begins with. */
  place: string;
}

const WORDS = { on: 'interviews', off: 'no interviews', part: 'partly interviews' };
const NOTICE_HOURS = [2, 4, 12, 24, 48, 72];
const DAYS_AHEAD = [3, 7, 14, 21, 28];
const SEATS = Array.from({ length: INTERVIEW_SEATS_MAX }, (_, index) => index + 1);

/** When and where an employer interviews the applicants of a job. */
export function HoursForm({ employerId, jobId, hours, place }: HoursFormProps) {
  const { form, isRestored, isUnsaved, startOver, markStored } = useDraftForm({
    accountId: employerId,
    name: `interview-hours ${jobId}`,
    shape: hoursDraft,
    stored: draftOfHours(hours, place),
    isSame: isSameDraft,
    resolver: hoursResolver,
  });
  const { control, register, setValue, handleSubmit, formState } = form;
  const { errors } = formState;
  const values = useWatch({ control });
  const { weekly = [], kind = 'onsite', invite = 'by_hand' } = values;
  const blocker = useUnsavedGuard(isUnsaved);
  const save = useSaveInterviewHours(employerId, jobId);
  const [failure, setFailure] = useState<string>();
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      markStored(draftOfHours(await save.mutateAsync(body), place));
      toast.success('Your interview hours are saved.');
    } catch (error) {
      setFailure(failureText(error, 'Your interview hours were not saved. Please try again.'));
    }
  });
  return (
    <FormShell
      onSubmit={submit}
      onEdit={() => {
        setFailure(undefined);
      }}
      pending={formState.isSubmitting}
      error={failure}
      submitLabel="Save Interview Hours"
      pendingLabel="Saving..."
    >
      {isRestored ? (
        <DraftNotice onStartOver={startOver}>Your unsaved changes are back.</DraftNotice>
      ) : null}
      <FormSection
        title="When do you interview?"
        lead="Press and drag over the hours of a usual week; on a phone, tap, or hold and drag."
      >
        <div className="col-span-full min-w-0 space-y-5">
          <WeekGrid
            label="Interview hours"
            value={weekly.map(({ weekday = 'mon', start = '', end = '' }) => ({
              weekday,
              start,
              end,
            }))}
            words={WORDS}
            onChange={(spans) => {
              setValue('weekly', spans, { shouldDirty: true });
            }}
            className="[--week-grid-top:var(--header-height)]"
          />
          <p aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
            {errors.weekly?.message}
          </p>
          <DateTimes form={form} />
        </div>
      </FormSection>
      <FormSection title="How long, and how soon?">
        <SelectField
          label="One interview takes"
          className="col-span-full sm:col-span-3"
          options={interviewMinutes.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} minutes`,
          }))}
          error={errors.minutes?.message}
          {...register('minutes')}
        />
        <SelectField
          label="People at the same time"
          className="col-span-full sm:col-span-3"
          options={SEATS.map((seats) => ({ value: String(seats), label: String(seats) }))}
          error={errors.seats?.message}
          {...register('seats')}
        />
        <SelectField
          label="Booked at least"
          className="col-span-full sm:col-span-3"
          options={withStored(NOTICE_HOURS, hours?.noticeHours).map((notice) => ({
            value: String(notice),
            label: `${notice} hours before`,
          }))}
          error={errors.noticeHours?.message}
          {...register('noticeHours')}
        />
        <SelectField
          label="Booked at most"
          className="col-span-full sm:col-span-3"
          options={withStored(DAYS_AHEAD, hours?.daysAhead).map((days) => ({
            value: String(days),
            label: `${days} days ahead`,
          }))}
          error={errors.daysAhead?.message}
          {...register('daysAhead')}
        />
      </FormSection>
      <FormSection title="Where?" lead="Applicants read it once they have booked a time.">
        <div className="col-span-full min-w-0 space-y-4">
          <SegmentedControl
            label="Where"
            segments={interviewPlaceKinds.map((value) => ({ value, label: placeKindWords[value] }))}
            value={kind}
            onValueChange={(value) => {
              const chosen = interviewPlaceKinds.find((one) => one === value);
              if (chosen) setValue('kind', chosen, { shouldDirty: true });
            }}
          />
          <TextField
            label={PLACE_LABELS[kind].label}
            help={PLACE_LABELS[kind].help}
            maxLength={INTERVIEW_PLACE_MAX}
            autoComplete="off"
            error={errors.text?.message}
            {...register('text')}
          />
        </div>
      </FormSection>
      <FormSection title="Who is invited?">
        <RadioGroup
          label="Invitations"
          className="col-span-full"
          options={INVITES}
          value={invite}
          onValueChange={(value) => {
            const chosen = interviewInvites.find((one) => one === value);
            if (chosen) setValue('invite', chosen, { shouldDirty: true });
          }}
        />
      </FormSection>
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your changes stay in this tab until you sign out, but nobody can book them."
      />
    </FormShell>
  );
}

const INVITES = [
  {
    value: 'by_hand',
    label: 'People I invite',
    help: 'You choose among your applicants, one or several at once.',
  },
  {
    value: 'on_apply',
    label: 'Everybody who applies',
    help: 'Choosing a time is the last step of applying.',
  },
];

const PLACE_LABELS = {
  onsite: {
    label: 'Address',
    help: 'Add what helps people find you: “by the back door, ask for Sam”.',
  },
  phone: { label: 'Number to call', help: 'Applicants call you.' },
  video: { label: 'How to join', help: 'A link, or how they will get one.' },
} as const;

/** The usual choices, with the stored one if it is another. */
function withStored(usual: readonly number[], stored: number | undefined): number[] {
  const all = stored === undefined ? usual : [...usual, stored];
  return [...new Set(all)].toSorted((one, other) => one - other);
}
