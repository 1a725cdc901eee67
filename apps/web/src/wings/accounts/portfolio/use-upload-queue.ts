import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { UploadQueue } from './upload-queue.ts';
import { uploadPortfolioVideo } from './upload-video.ts';

/** The upload queue of a seeker's portfolio. Leaving the page aborts it. */
export function useUploadQueue(userId: string) {
  const client = useQueryClient();
  const [queue] = useState(
    () => new UploadQueue((upload) => uploadPortfolioVideo(client, userId, upload)),
  );
  useEffect(
    () => () => {
      queue.cancelAll();
    },
    [queue],
  );
  const items = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  return { queue, items, isBusy: items.some(({ state }) => state !== 'failed') };
}

export type Uploads = ReturnType<typeof useUploadQueue>;
