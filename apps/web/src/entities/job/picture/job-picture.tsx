import { pictureSources, type Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import scenes from './scenes.svg';

export interface JobPictureProps {
  job: Pick<Job, 'jobImage' | 'scene'>;
  className?: string;
}

/** A job's picture, 16:9; a drawn scene for a job that has none. */
export function JobPicture({ job, className }: JobPictureProps) {
  const look = clsx('aspect-video w-full bg-sunken object-cover', className);
  if (job.jobImage) {
    return (
      <img
        src={job.jobImage}
        srcSet={pictureSources(job.jobImage)}
        // The width that it has, where the browser looks at it for lazy images.
        sizes="auto, 22rem"
        alt=""
        loading="lazy"
        decoding="async"
        className={look}
      />
    );
  }
  if (!job.scene) return null;
  const { place, thing, time } = job.scene;
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" data-scene={time} className={look}>
      <use href={`${scenes}#${place}`} />
      <use href={`${scenes}#${thing}`} />
    </svg>
  );
}
