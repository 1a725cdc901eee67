import { Card } from '../../../ui/display/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/display/spinner.tsx';

/** The skeleton of the company profile. */
export function LoadingCompany() {
  return (
    <div className="page-column page-narrow py-6 pb-16 sm:pt-10">
      <noscript>
        <p className="pb-4 font-semibold">
          This page needs JavaScript. Jobs and company pages work without it.
        </p>
      </noscript>
      <Card padding="none" className="overflow-hidden">
        <div className="h-24 on-fig sm:h-28" />
        <div className="-mt-14 px-5 pb-6 sm:px-6">
          <span className="block w-fit rounded-[24%] bg-surface p-1">
            <Skeleton className="size-28 rounded-[22%]" />
          </span>
          <p role="status" className="mt-4 flex items-center gap-2.5 text-ink-soft">
            <Spinner />
            Loading employer profile...
          </p>
          <Skeleton className="mt-4 h-9 w-72 max-w-full" />
          <Skeleton className="mt-6 h-24" />
        </div>
      </Card>
    </div>
  );
}
