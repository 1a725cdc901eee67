import {
  deleteVideo as deleteEndpoint,
  listVideos as listEndpoint,
  NOT_A_VIDEO_MESSAGE,
  uploadVideo as uploadEndpoint,
} from '@nextshift/contract';
import { created, ok } from '../../../platform/http/responses.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteVideo } from './delete-video.ts';
import { listVideos } from './list-videos.ts';
import { requireFreePosition } from './require-free-position.ts';
import { uploadVideo } from './upload-video.ts';

export function portfolioVideoRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  bind(listEndpoint, async ({ session }) => ok(await listVideos(database, session.accountId)));

  bind(
    uploadEndpoint,
    async ({ session, files: { video } }) => {
      if (!video) throw new AppError('validation_failed', { message: NOT_A_VIDEO_MESSAGE });
      return created(await uploadVideo(platform, session.accountId, video));
    },
    {
      beforeUpload: async (session) => {
        await requireFreePosition(database, session.accountId);
      },
    },
  );

  bind(deleteEndpoint, async ({ session, params }) =>
    ok(await deleteVideo(platform, session.accountId, params.encodedVideoUrl)),
  );
}
