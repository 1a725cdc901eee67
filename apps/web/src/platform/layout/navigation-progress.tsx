import { useNavigation } from 'react-router';

/** A bar along the top while the next page loads; delayed, since most load quickly. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  if (!isLoading) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-1 opacity-100 transition-opacity delay-150 duration-200 starting:opacity-0"
    >
      <div className="size-full animate-shimmer bg-brand" />
    </div>
  );
}
