import { formatPay } from '@nextshift/contract';
import type { ListedJob } from '../../../entities/job/listed-job.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { DayDial } from '../../../ui/display/day-dial.tsx';
import { SceneCard } from '../../../ui/display/scene-card.tsx';
import campus from './campus.svg';

const PLACES = [
  'rotate-2 self-end',
  'z-10 -mt-3 -rotate-2 self-start [animation-delay:80ms]',
  'z-20 -mt-3 rotate-1 self-end [animation-delay:160ms]',
];

/** The newest jobs as cards on the day dial: decoration, since the same jobs are listed below. */
export function HeroScene({ jobs }: { jobs: readonly ListedJob[] }) {
  return (
    <div aria-hidden="true" className="relative hidden min-h-105 lg:flex">
      <DayDial className="absolute top-1/2 left-1/2 w-105 -translate-1/2" />
      <div className="relative m-auto flex w-full max-w-112 flex-col">
        {jobs.slice(0, PLACES.length).map((job, index) => (
          <SceneCard
            key={job.id}
            className={PLACES[index] ?? ''}
            picture={<Avatar kind="company" name={job.companyName} src={job.logo} decorative />}
            title={job.title}
            detail={formatPay(job) ?? job.companyName}
            badge={<Badge tone="info">{job.type}</Badge>}
          />
        ))}
      </div>
    </div>
  );
}

/** What the hero has below its words where there is no room for cards beside them. */
export function CampusScene() {
  return (
    <img
      src={campus}
      alt=""
      width={1024}
      height={160}
      className="h-36 w-full object-cover object-bottom lg:hidden"
    />
  );
}
