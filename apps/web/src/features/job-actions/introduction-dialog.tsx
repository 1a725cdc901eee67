import { zodResolver } from '@hookform/resolvers/zod';
import { INTRODUCTION_MAX, introduction, introduceSeeker } from '@nextshift/contract';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { addressBarPath } from '../../platform/address-bar-path.ts';
import { browserApi } from '../../platform/browser-api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { PageLink } from '../../platform/page-link.tsx';
import { paths } from '../../platform/paths.ts';
import { clearDraft, readDraft, writeDraft } from '../../platform/session/drafts.ts';
import {
  INTRODUCTION_DRAFT,
  introductionDraft,
} from '../../platform/session/introduction-draft.ts';
import { keepOwnProfile } from '../../platform/session/keep-own-profile.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { FormattedField } from '../../ui/formatted-field.tsx';
import { formatPhone } from '../../ui/input-formats.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { IntroductionField } from './missing-introduction.ts';

export interface IntroductionDialogProps {
  open: boolean;
  userId: string;
  /** What is asked for. */
  missing: readonly IntroductionField[];
  submitLabel: string;
  /** It is on the profile now. */
  onSaved: () => void;
  onClose: () => void;
}

/** The least that an employer needs to know, asked for at the first application. */
export function IntroductionDialog({ open, onClose, ...form }: IntroductionDialogProps) {
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Before you apply"
      description="Employers see this instead of only your name. It is kept on your profile."
    >
      <IntroductionForm {...form} />
      <p className="mt-5 text-center">
        <PageLink to={paths.completeProfile(addressBarPath())} className="text-link">
          Fill in your whole profile instead
        </PageLink>
      </p>
    </Dialog>
  );
}

/** What is not asked for is absent. */
const RULES = zodResolver(introduction.partial());

type IntroductionFormProps = Omit<IntroductionDialogProps, 'open' | 'onClose'>;

function IntroductionForm({ userId, missing, submitLabel, onSaved }: IntroductionFormProps) {
  const [failure, setFailure] = useState<string>();
  const [asked] = useState(missing);
  const asksFor = (field: IntroductionField) => asked.includes(field);
  const [kept] = useState(() => readDraft(userId, INTRODUCTION_DRAFT, introductionDraft));
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: RULES,
    defaultValues: {
      ...(asksFor('phoneNumber') ? { phoneNumber: kept?.phoneNumber ?? '' } : {}),
      ...(asksFor('bio') ? { bio: kept?.bio ?? '' } : {}),
    },
  });
  const { phoneNumber, bio } = formState.errors;

  return (
    <FormShell
      onSubmit={handleSubmit(async (body) => {
        try {
          const { body: saved } = await browserApi.call(introduceSeeker, {
            params: { userId },
            body,
          });
          keepOwnProfile(userId, saved.updatedProfile);
          clearDraft(userId, INTRODUCTION_DRAFT);
          onSaved();
        } catch (error) {
          setFailure(failureText(error, 'This was not saved. Please try again.'));
        }
      })}
      onEdit={() => {
        setFailure(undefined);
        writeDraft(userId, INTRODUCTION_DRAFT, getValues());
      }}
      pending={formState.isSubmitting}
      error={failure}
      submitLabel={submitLabel}
      pendingLabel="Saving..."
    >
      {asksFor('phoneNumber') ? (
        <FormattedField
          format={formatPhone}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(XXX) XXX-XXXX"
          help="Employers see it once they accept your application."
          required
          error={phoneNumber?.message}
          {...register('phoneNumber')}
        />
      ) : null}
      {asksFor('bio') ? (
        <TextField
          label="One line about yourself"
          maxLength={INTRODUCTION_MAX}
          placeholder="Sophomore, barista for two summers"
          required
          error={bio?.message}
          {...register('bio')}
        />
      ) : null}
    </FormShell>
  );
}
