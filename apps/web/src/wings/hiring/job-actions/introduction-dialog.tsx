import { zodResolver } from '@hookform/resolvers/zod';
import { INTRODUCTION_MAX, introduction, introduceSeeker } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { addressBarPath } from '../../../platform/routing/address-bar-path.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { QueryProvider } from '../../../platform/api/query-provider.tsx';
import { PageLink } from '../../../platform/routing/page-link.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { clearDraft, readDraft, writeDraft } from '../../../platform/session/drafts/drafts.ts';
import {
  INTRODUCTION_DRAFT,
  type IntroductionDraft,
  introductionDraft,
} from '../../../platform/session/drafts/introduction-draft.ts';
import { profileDraftQuery } from '../../../platform/session/seeker/profile-draft-query.ts';
import { keepOwnProfile } from '../../../platform/session/seeker/keep-own-profile.ts';
import { PhoneField } from '../../../platform/forms/phone-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { IntroductionField } from './missing-introduction.ts';

export interface IntroductionDialogProps {
  open: boolean;
  userId: string;
  /** The fields to ask for. */
  missing: readonly IntroductionField[];
  submitLabel: string;
  /** The profile has been updated. */
  onSaved: () => void;
  onClose: () => void;
}

/** Asks at the first application for the minimum that an employer needs to know. */
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
      <QueryProvider>
        <PrefilledForm {...form} />
      </QueryProvider>
      <p className="mt-5 text-center">
        <PageLink to={paths.completeProfile(addressBarPath())} className="text-link">
          Fill in your whole profile instead
        </PageLink>
      </p>
    </Dialog>
  );
}

/** Fields that are not asked for are absent. */
const RULES = zodResolver(introduction.partial());

type PrefilledFormProps = Omit<IntroductionDialogProps, 'open' | 'onClose'>;

/** Prefilled with earlier input of this dialog, else of the wizard. */
function PrefilledForm(props: PrefilledFormProps) {
  const { userId } = props;
  const [typed] = useState(() => readDraft(userId, INTRODUCTION_DRAFT, introductionDraft));
  const { data, isPending } = useQuery({ ...profileDraftQuery(userId), enabled: typed === null });
  if (typed) return <IntroductionForm kept={typed} {...props} />;
  if (isPending)
    return (
      <SkeletonGroup label="Loading">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  const { bio = '', phoneNumber = '' } = data?.draft ?? {};
  const line = bio.length <= INTRODUCTION_MAX && !bio.includes('\n') ? bio : '';
  return <IntroductionForm kept={{ bio: line, phoneNumber }} {...props} />;
}

interface IntroductionFormProps extends PrefilledFormProps {
  kept: IntroductionDraft;
}

function IntroductionForm({ kept, userId, missing, submitLabel, onSaved }: IntroductionFormProps) {
  const [failure, setFailure] = useState<string>();
  const [asked] = useState(missing);
  const asksFor = (field: IntroductionField) => asked.includes(field);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: RULES,
    defaultValues: {
      ...(asksFor('phoneNumber') ? { phoneNumber: kept.phoneNumber ?? '' } : {}),
      ...(asksFor('bio') ? { bio: kept.bio ?? '' } : {}),
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
        <PhoneField
          label="Phone number"
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
