import {
  profileListKeys,
  type UserProfile,
  updateProfile,
  type UpdateProfileBody,
} from '@nextshift/contract';
import { useCallback, useRef } from 'react';
import { UnsavedDialog, useUnsavedGuard } from '../../../platform/session/use-unsaved-guard.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { BioSection } from './bio-section.tsx';
import { ListSection } from './list-section.tsx';
import { PositionSection } from './position-section.tsx';
import { ResumeRow } from './resume-row.tsx';
import type { SectionHost, SectionKey } from './use-section-edit.ts';
import { WorkSection } from './work-section.tsx';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { keepOwnProfile } from '../../../platform/session/seeker/keep-own-profile.ts';

export interface EditableProfileProps {
  userId: string;
  profile: UserProfile;
}

/** The sections of the profile as rows of one card, each edited and saved by itself (spec section 2.4). */
export function EditableProfile({ userId, profile }: EditableProfileProps) {
  const { mutateAsync } = useUpdateProfile(userId);
  const pending = useRef(new Set<SectionKey>());
  const blocker = useUnsavedGuard(useCallback(() => pending.current.size > 0, []));
  const onPending = useCallback((section: SectionKey, isPending: boolean) => {
    if (isPending) pending.current.add(section);
    else pending.current.delete(section);
  }, []);

  function hostOf<Value extends string | readonly string[]>(
    section: SectionKey,
  ): SectionHost<Value> {
    return {
      section,
      onPending,
      save: async (value) => {
        await mutateAsync({ [section]: value });
      },
    };
  }

  return (
    <Card padding="none" className="divide-y divide-line">
      <BioSection bio={profile.bio ?? ''} host={hostOf('bio')} />
      <PositionSection
        currentPosition={profile.currentPosition ?? ''}
        host={hostOf('currentPosition')}
      />
      {profileListKeys.map((section) =>
        section === 'work' ? (
          <WorkSection key={section} items={profile.work} host={hostOf(section)} />
        ) : (
          <ListSection
            key={section}
            section={section}
            items={profile[section]}
            host={hostOf(section)}
          />
        ),
      )}
      <ResumeRow userId={userId} />
      <UnsavedDialog
        blocker={blocker}
        title="Leave without saving?"
        description="Sections that you are still editing keep what was saved before."
      />
    </Card>
  );
}

/** Saves sections of the profile, which the server's response then replaces (spec section 4). */
function useUpdateProfile(userId: string) {
  return useMutation({
    mutationFn: async (body: UpdateProfileBody) =>
      (await browserApi.call(updateProfile, { params: { userId }, body })).body.updatedProfile,
    // One after the other: each response is the whole profile, and the last one wins.
    scope: { id: `profile ${userId}` },
    meta: { showsOwnError: true },
    onSuccess: (profile) => {
      keepOwnProfile(userId, profile);
    },
  });
}
