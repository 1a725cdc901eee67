import { pictureSources, type Job } from '@nextshift/contract';
import { clsx } from 'clsx';
import { sceneOf } from './scene-of.ts';
import scenes from './scenes.svg';

export interface JobPictureProps {
  job: Pick<Job, 'id' | 'industry' | 'schedule' | 'title' | 'jobImage'>;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  className?: string;
}

/** A job's picture, 16:9; a drawn scene for a job that has none. */
export function JobPicture({ job, sizes, className }: JobPictureProps) {
  const look = clsx('aspect-video w-full bg-sunken object-cover', className);
  if (job.jobImage) {
    return (
      <img
        src={job.jobImage}
        srcSet={pictureSources(job.jobImage)}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        className={look}
      />
    );
  }
  const { place, thing, time } = sceneOf(job);
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" data-scene={time} className={look}>
      <use href={`${scenes}#${place}`} />
      <use href={`${scenes}#${thing}`} />
    </svg>
  );
}
