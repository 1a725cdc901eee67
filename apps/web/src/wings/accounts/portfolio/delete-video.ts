import { deleteVideo } from '@nextshift/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { receiveVideos } from './portfolio-query.ts';

/** Deletes a video, named by its address, from the portfolio. The caller shows failures. */
export function useDeleteVideo(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (url: string) =>
      (await browserApi.call(deleteVideo, { params: { userId, encodedVideoUrl: url } })).body,
    meta: { showsOwnError: true },
    onSuccess: (answer) => {
      receiveVideos(client, userId, answer);
    },
  });
}
