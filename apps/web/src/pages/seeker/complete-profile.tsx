import { isCompleteProfile } from '@nextshift/contract';
import { Settings } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useArrival } from '../../wings/hiring/job-actions/index.ts';
import { useUploadQueue, WizardVideos } from '../../wings/accounts/portfolio/index.ts';
import {
  ProfileWizard,
  type StoredNext,
  useStoredNext,
} from '../../wings/accounts/profile-wizard/index.ts';
import { SettingsDialog, useSettingsDialog } from '../../wings/accounts/seeker-settings/index.ts';
import { WizardSocial } from '../../wings/accounts/social-accounts/index.ts';
import { GuardSkeleton } from '../../ui/layout/guard-skeleton.tsx';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useOwnProfile } from '../../platform/session/seeker/use-own-profile.ts';
import { useSignOut } from '../../platform/session/use-sign-out.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import type { PageHandle } from '../../platform/routing/page-handle.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export const handle: PageHandle = { shape: 'form' };

export function meta() {
  return pageMeta('Complete your profile');
}

/**
 * With a complete profile, the page redirects to `next`, or to the profile, where everything can be changed.
 */
export default function CompleteProfile() {
  const { id: userId, firstName, email } = useSeeker();
  const { profile } = useOwnProfile(userId);
  const signOut = useSignOut();
  const settings = useSettingsDialog();
  const uploads = useUploadQueue(userId);
  const { next, forget } = useStoredNext(userId);
  const { arrive } = useArrival();
  if (profile && isCompleteProfile(profile)) {
    return next ? (
      <Arrive {...{ next, forget }} />
    ) : (
      <Navigate to={paths.profile(settings.linkedView)} replace />
    );
  }

  return (
    <div className="page-column page-narrow pb-16">
      <PageHeader
        title="Complete your profile"
        actions={
          <Button
            variant="secondary"
            onClick={() => {
              settings.openSettings();
            }}
          >
            <Settings aria-hidden="true" />
            Settings
          </Button>
        }
        lead={`Four short steps, ${firstName}, and you can apply with one click.`}
      />
      <ProfileWizard
        key={userId}
        userId={userId}
        profile={profile}
        isUploading={uploads.isBusy}
        videos={<WizardVideos userId={userId} uploads={uploads} />}
        social={(instagram, onConnect) => (
          <WizardSocial instagram={instagram} onConnect={onConnect} />
        )}
      />
      <p className="mt-6 text-center">
        <Button
          variant="ghost"
          onClick={() => {
            void arrive(next ?? paths.jobs());
          }}
        >
          Do this later
        </Button>
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
        <p className="min-w-0 wrap-anywhere">Signed in as {email}</p>
        <Button variant="ghost" size="small" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </div>
      <SettingsDialog hasProfile={profile !== null} {...settings.dialog} />
    </div>
  );
}

function Arrive({ next, forget }: StoredNext & { next: string }) {
  const { arrive } = useArrival();
  useEffect(() => {
    forget();
    void arrive(next);
  }, [next, forget, arrive]);
  return <GuardSkeleton shape="form" />;
}
