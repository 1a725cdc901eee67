import { PORTFOLIO_VIDEOS_MAX, VIDEO_MAX_BYTES } from '@nextshift/contract';
import { useId, useRef, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyDrawing } from '../../../ui/feedback/empty-drawing.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { SkeletonGroup, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePortfolio } from './portfolio-query.ts';
import { QueuedTile } from './queued-tile.tsx';
import type { QueuedVideo } from './upload-queue.ts';
import type { Uploads } from './use-upload-queue.ts';
import { VIDEO_TYPES, VIDEOS_REFUSED } from './video-file.ts';
import { VideoTile } from './video-tile.tsx';

const FETCH_FAILED = 'Your videos did not load.';
const NO_ROOM = `A portfolio holds up to ${PORTFOLIO_VIDEOS_MAX} videos. Remove one to upload this one.`;

/** The portfolio in the wizard: videos upload as soon as they are chosen. */
export function WizardVideos({ userId, uploads }: { userId: string; uploads: Uploads }) {
  const id = useId();
  const { videos, isPending, error, isFetching, refetch } = usePortfolio(userId);
  const { queue, items } = uploads;
  const [note, setNote] = useState<string>();
  const root = useRef<HTMLElement>(null);
  const count = videos.length + items.length;
  const free = freePlaces(videos.length, items);
  const focus = () => root.current?.focus();

  const add = (files: File[], rejected: File[]) => {
    queue.add(files.slice(0, free));
    const notes = [
      ...(rejected.length > 0 ? [VIDEOS_REFUSED] : []),
      ...(files.length > free ? [tooMany(free)] : []),
    ];
    setNote(notes.length > 0 ? notes.join(' ') : undefined);
  };
  const retry = (key: string) => {
    if (free > 0) queue.retry(key);
    setNote(free > 0 ? undefined : NO_ROOM);
  };

  return (
    <section ref={root} aria-labelledby={id} tabIndex={-1} className="space-y-4 outline-none">
      <h3 id={id} className="text-lg font-bold">
        Portfolio videos
      </h3>
      {error ? (
        <FormError>
          <p>{failureText(error, FETCH_FAILED)}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            pending={isFetching}
            pendingLabel="Trying again..."
            onClick={refetch}
          >
            Try again
          </Button>
        </FormError>
      ) : null}
      {isPending ? (
        <SkeletonGroup label="Loading your videos">
          <Skeleton className="h-57 rounded-card" />
        </SkeletonGroup>
      ) : null}
      {count > 0 ? (
        <ul
          aria-label="Portfolio videos"
          className="-mx-5 flex gap-4 overflow-x-auto px-5 pt-1 pb-3 sm:-mx-6 sm:px-6"
        >
          {videos.map((video, index) => (
            <li key={video.url} className="shrink-0">
              <VideoTile userId={userId} video={video} number={index + 1} onRemoved={focus} />
            </li>
          ))}
          {items.map((item, index) => (
            <li key={item.key} className="shrink-0">
              <QueuedTile
                item={item}
                number={placeOf(item, videos.length, items.slice(0, index))}
                onRetry={() => {
                  retry(item.key);
                }}
                onCancel={() => {
                  queue.cancel(item.key);
                  focus();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {!isPending && free > 0 ? (
        <FileDrop
          multiple
          accept={VIDEO_TYPES}
          maxSize={VIDEO_MAX_BYTES}
          label={
            <>
              {count === 0 ? <NoVideos /> : null}
              <span className="text-brand">Drag and drop videos, or click to choose</span>
            </>
          }
          {...(count === 0 ? { picture: <EmptyDrawing name="video" className="w-32" /> } : {})}
          help={`MP4, MOV, AVI and other video formats, up to 100 MB each. ${roomLeft(free)}`}
          error={note}
          onFiles={add}
          onRejected={() => {
            setNote(VIDEOS_REFUSED);
          }}
        />
      ) : (
        <p role="status" className="text-sm text-ink-soft">
          {note}
        </p>
      )}
    </section>
  );
}

function NoVideos() {
  return (
    <>
      <span className="block text-lg font-bold">No portfolio videos uploaded</span>
      <span className="mb-3 block font-normal text-ink-soft">
        Upload up to 4 videos to showcase your work
      </span>
    </>
  );
}

/** A failed video takes no position. */
function isPlaced({ state }: QueuedVideo): boolean {
  return state !== 'failed';
}

function freePlaces(uploaded: number, items: readonly QueuedVideo[]): number {
  return Math.max(PORTFOLIO_VIDEOS_MAX - uploaded - items.filter(isPlaced).length, 0);
}

/** The future position of a queued video; null for a failed one. */
function placeOf(item: QueuedVideo, uploaded: number, before: readonly QueuedVideo[]) {
  return isPlaced(item) ? uploaded + before.filter(isPlaced).length + 1 : null;
}

function roomLeft(free: number): string {
  return `Room for ${free} more.`;
}

function tooMany(added: number): string {
  const first = added === 1 ? 'only the first was' : `only the first ${added} were`;
  return `A portfolio holds up to ${PORTFOLIO_VIDEOS_MAX} videos, so ${first} added.`;
}
