import { Skeleton, SkeletonGroup, SkeletonText } from '../../../../ui/feedback/skeleton.tsx';

/** The skeleton of an applicant's profile. */
export function ApplicantProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading the profile" className="space-y-5">
      <Skeleton className="h-60 rounded-card sm:h-56" />
      <div className="space-y-6 rounded-card border border-line p-6 sm:p-10">
        <SkeletonText lines={3} />
        <SkeletonText lines={4} />
      </div>
    </SkeletonGroup>
  );
}
