export { AcceptedApplications } from './accepted-applications.tsx';
export { EditableProfile } from './editable-profile.tsx';
export { ProfileCompleteness } from './profile-completeness.tsx';
export { ProfileCorrections } from './profile-corrections.tsx';
export { ProfileHeader } from './profile-header.tsx';
export { profilePreviewQuery } from './profile-preview-query.ts';
export { ProfileBodySkeleton, ProfileHeaderSkeleton } from './profile-skeleton.tsx';
export { UnfinishedProfile } from './unfinished-profile.tsx';
export { useAcceptedApplications } from './use-accepted-applications.ts';
