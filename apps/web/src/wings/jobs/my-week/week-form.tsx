import { type Availability, dayIn, WEEKLY_HOURS_LIMIT } from '@nextshift/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { failureText, fieldFailures } from '../../../platform/api/failure-text.ts';
import { useDraftForm } from '../../../platform/session/drafts/use-draft-form.ts';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DraftNotice } from '../../../ui/forms/draft-notice.tsx';
import { FormSection } from '../../../ui/forms/form-section.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useReadTimetable, useSaveWeek } from './save-week.ts';
import { TimetableImport } from './timetable-import.tsx';
import { TermTimes } from './term-times.tsx';
import {
  addBusy,
  describeDays,
  fromNow,
  hasEnded,
  isOfTerm,
  termsOfTimetable,
  withAlways,
} from './timetable-terms.ts';
import { draftOfWeek, isSameDraft, type WeekDraft, weekDraft, weekResolver } from './week-draft.ts';
import { WeekTimes } from './week-times.tsx';
import { ZoneLine } from './zone-line.tsx';

export interface WeekFormProps {
  accountId: string;
  week: Availability;
  /** The search that asked for the week; it goes on once the week is saved. */
  next: string | undefined;
  /** Shows what the saved week leaves no time for. @returns how many jobs */
  onSaved: () => Promise<number>;
}

/** When the seeker can work, and what employers learn of it. */
export function WeekForm({ accountId, week, next, onSaved }: WeekFormProps) {
  const navigate = useNavigate();
  const { form, isRestored, isUnsaved, startOver, markStored } = useDraftForm({
    accountId,
    name: 'week',
    shape: weekDraft,
    stored: draftOfWeek(week),
    isSame: isSameDraft,
    resolver: weekResolver,
  });
  const { control, register, setValue, setError, handleSubmit, formState } = form;
  const [weekly, busy, timeZone] = useWatch({ control, name: ['weekly', 'busy', 'timeZone'] });
  const blocker = useUnsavedGuard(isUnsaved);
  const save = useSaveWeek(accountId);
  const timetable = useReadTimetable();
  const [failure, setFailure] = useState<string>();

  const [counts, setCounts] = useState<'term' | 'now'>('term');
  const today = dayIn(timeZone, new Date());
  const read =
    counts === 'now' ? fromNow(timetable.data?.busy ?? []) : (timetable.data?.busy ?? []);

  const changeBusy = (next: WeekDraft['busy']) => {
    setFailure(undefined);
    setValue('busy', next, { shouldDirty: true });
  };

  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      // A timetable that is shown, but not taken yet, is saved too.
      const whole = { ...body, busy: addBusy(body.busy, read) };
      const stored = draftOfWeek(await save.mutateAsync(whole));
      setValue('busy', stored.busy);
      markStored(stored);
      timetable.reset();
      const clashes = await onSaved();
      const jobs = clashes === 1 ? 'a job' : `${String(clashes)} jobs`;
      toast.success(
        clashes === 0
          ? 'Your week is saved.'
          : `Your week is saved. It leaves no time for ${jobs} that you have or applied to.`,
      );
      if (next !== undefined && clashes === 0) void navigate(next);
    } catch (error) {
      setFailure(failureText(error, 'Your week was not saved. Please try again.'));
      for (const { name, message } of fieldFailures(error, weekDraft.keyof().options)) {
        setError(name, { message });
      }
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
      submitLabel={next === undefined ? 'Save My Week' : 'Save and Show Jobs'}
      pendingLabel="Saving..."
    >
      {isRestored ? (
        <DraftNotice onStartOver={startOver}>Your unsaved changes are back.</DraftNotice>
      ) : null}
      <WeekTimes
        weekly={weekly}
        busy={busy.filter((span) => !hasEnded(span, today))}
        onWeekly={(spans) => {
          setFailure(undefined);
          setValue('weekly', spans, { shouldDirty: true });
        }}
        onBusy={(spans) => {
          changeBusy(withAlways(busy, spans));
        }}
        error={formState.errors.weekly?.message ?? formState.errors.busy?.message}
      />
      <FormSection
        title="Class schedule"
        lead="Upload your class schedule instead of painting your classes."
      >
        <div className="col-span-full min-w-0 space-y-5">
          {termsOfTimetable(busy).map((term) => (
            <TermTimes key={`${String(term.from)} ${String(term.until)}`} term={term} today={today}>
              <button
                type="button"
                className="min-h-8 text-link px-2 text-sm font-normal"
                aria-label={`Remove the classes of ${describeDays(term)}`}
                onClick={() => {
                  changeBusy(busy.filter((span) => !isOfTerm(span, term)));
                }}
              >
                Remove
              </button>
            </TermTimes>
          ))}
          <TimetableImport
            hasBusy={busy.length > 0}
            timetable={timetable}
            counts={counts}
            onCounts={setCounts}
            today={today}
            onTake={(how) => {
              changeBusy(how === 'replace' ? read : addBusy(busy, read));
              toast.info('Kept as busy times. Save your week to finish.');
            }}
          />
        </div>
      </FormSection>
      <FormSection title="Limits and privacy">
        <TextField
          label="Hours a week at most"
          help={`Such as 20 with a student visa. We warn you when an application goes over it; nothing is ever blocked. Up to ${String(WEEKLY_HOURS_LIMIT)}; empty for no limit.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className="col-span-full"
          error={formState.errors.weeklyHoursMax?.message}
          {...register('weeklyHoursMax')}
        />
        <div className="col-span-full space-y-2 border-t border-line pt-3">
          <Switch
            label="Tell employers for how many shifts I am free"
            help="When you apply, they see “free for 3 of 4 shifts” and nothing else. They never see your week, your classes or your limit."
            {...register('share')}
          />
          <ZoneLine
            timeZone={timeZone}
            onChange={(zone) => {
              setValue('timeZone', zone, { shouldDirty: true });
            }}
          />
        </div>
      </FormSection>
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Your changes stay in this tab until you sign out, but no search uses them."
      />
    </FormShell>
  );
}
