import { isCompleteProfile } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { JobModal } from '../../wings/jobs/job-detail/index.ts';
import { myShiftsQuery } from '../../wings/hiring/my-shifts/index.ts';
import { WeekLink } from '../../wings/jobs/my-week/index.ts';
import { PortfolioSection } from '../../wings/accounts/portfolio/index.ts';
import {
  AcceptedApplications,
  EditableProfile,
  ProfileBodySkeleton,
  ProfileCompleteness,
  ProfileCorrections,
  ProfileHeader,
  ProfileHeaderSkeleton,
  UnfinishedProfile,
  useAcceptedApplications,
} from '../../wings/accounts/seeker-profile/index.ts';
import { SettingsDialog, useSettingsDialog } from '../../wings/accounts/seeker-settings/index.ts';
import { ProfileSocial } from '../../wings/accounts/social-accounts/index.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { useOpenedJob } from '../../entities/job/opened-job.ts';
import { pageMeta } from '../../platform/layout/page-meta.ts';
import { paths } from '../../platform/routing/paths.ts';
import { useOwnProfile } from '../../platform/session/seeker/use-own-profile.ts';
import { useSeeker } from '../../platform/session/use-signed-in.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';

export function meta() {
  return pageMeta('Profile');
}

/** The seeker's own profile; the wizard until there is one (spec section 2.4). */
export default function Profile() {
  const { id: userId, firstName, lastName } = useSeeker();
  const { profile, isMissing, ...load } = useOwnProfile(userId);
  const accepted = useAcceptedApplications(userId);
  const applications = accepted.data ?? [];
  const hasAccepted = applications.length > 0;
  const { data: shifts, isLoading: areShiftsComing } = useQuery({
    ...myShiftsQuery(userId),
    enabled: hasAccepted,
  });
  const opened = useOpenedJob();
  const settings = useSettingsDialog();
  const name = `${firstName} ${lastName}`;
  if (isMissing) {
    return <Navigate to={paths.completeProfile(undefined, settings.linkedView)} replace />;
  }

  if (!profile && load.error) {
    return (
      <LoadFailure
        headingLevel="h1"
        title="Your profile did not load"
        message={failureText(load.error, 'Something went wrong. Please try again.')}
        retrying={load.isFetching}
        onRetry={load.refetch}
      />
    );
  }
  return (
    <div className="page-column space-y-5 py-6 pb-16 sm:pt-10">
      {profile ? (
        <ProfileHeader
          userId={userId}
          name={name}
          profile={profile}
          onOpenSettings={settings.openSettings}
        />
      ) : (
        <ProfileHeaderSkeleton />
      )}
      {profile ? <ProfileCorrections profile={profile} onCorrect={settings.openSettings} /> : null}
      {profile && !accepted.isPending && !areShiftsComing ? (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="space-y-5 lg:col-start-2">
            {isCompleteProfile(profile) ? (
              <ProfileCompleteness profile={profile} />
            ) : (
              <UnfinishedProfile />
            )}
            <WeekLink accountId={userId} />
          </div>
          <div className="min-w-0 space-y-5 lg:row-span-2 lg:row-start-1">
            {hasAccepted ? (
              <AcceptedApplications applications={applications} shifts={shifts?.next ?? []} />
            ) : null}
            <EditableProfile key={userId} userId={userId} profile={profile} />
          </div>
          <div className="min-w-0 lg:col-start-2">
            <PortfolioSection
              userId={userId}
              expected={profile.portfolioVideos.length}
              social={<ProfileSocial userId={userId} />}
            />
          </div>
        </div>
      ) : (
        <ProfileBodySkeleton />
      )}
      <SettingsDialog hasProfile={profile !== null} {...settings.dialog} />
      <JobModal opened={opened} actions={() => undefined} />
    </div>
  );
}
