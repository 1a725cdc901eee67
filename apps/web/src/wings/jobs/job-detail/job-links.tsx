import type { Job } from '@nextshift/contract';
import { useMatches } from 'react-router';
import { DirectionsLink } from '../../../entities/job/directions-link.tsx';
import { workplaceOf } from '../../../entities/shift/workplace-of.ts';
import { siteOrigin } from '../../../platform/layout/public-meta.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

/** Share, directions and print. */
export function JobLinks({ job, className }: { job: Job; className?: string }) {
  const link = siteOrigin(useMatches()) + paths.job(job.id);
  return (
    <div className={className}>
      <Button
        variant="ghost"
        size="small"
        onClick={() => void share(job.title, link)}
        className="noscript:hidden"
      >
        Share
      </Button>
      {job.locationType === 'Remote' ? null : (
        <Button variant="ghost" size="small" asChild>
          <DirectionsLink to={workplaceOf(job)} />
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        onClick={() => {
          print();
        }}
        className="noscript:hidden"
      >
        Print
      </Button>
    </div>
  );
}

/** By the device's own dialog; without one the link is copied. */
async function share(title: string, url: string): Promise<void> {
  const device: Partial<Pick<Navigator, 'share'>> = navigator;
  try {
    if (device.share) {
      await device.share({ title, url });
    } else {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    }
  } catch (error) {
    // Closed without sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.info('Your browser did not allow sharing. The link is the address of this page.');
  }
}
