import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, requiredFile } from '../../../field-rules.ts';
import { VIDEO_MAX_BYTES } from '../../../limits.ts';

const tag = 'Portfolio videos';
const userParams = z.object({ userId: entityId });

export const NOT_A_VIDEO_MESSAGE = 'Please select a valid video file';

/** File details shown on a video's card. */
export const portfolioVideo = z.object({
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  contentType: z.string(),
});

/** The addresses by position; `details` describes each, in the same order. */
export const portfolioVideos = z.object({
  videos: z.array(z.string()),
  details: z.array(portfolioVideo),
});

const own = { tag, access: 'seeker', identity: ['params.userId'] } as const;

export const listVideos = defineEndpoint({
  method: 'GET',
  path: '/userprofile/:userId/videos',
  summary: 'The portfolio videos of a seeker',
  ...own,
  rateLimit: 'read',
  params: userParams,
  responses: { 200: portfolioVideos },
});

export const uploadVideo = defineEndpoint({
  method: 'POST',
  path: '/userprofile/:userId/videos/upload',
  summary: 'Add a portfolio video; a fifth is refused',
  ...own,
  rateLimit: 'upload',
  idempotent: true,
  params: userParams,
  body: z.object({ video: requiredFile(NOT_A_VIDEO_MESSAGE) }),
  files: { video: { kind: 'video', maxBytes: VIDEO_MAX_BYTES } },
  responses: { 201: portfolioVideos },
});

export const deleteVideo = defineEndpoint({
  method: 'DELETE',
  path: '/userprofile/:userId/videos/:encodedVideoUrl',
  summary: 'Delete a portfolio video, named by its address',
  ...own,
  rateLimit: 'write',
  params: z.object({ userId: entityId, encodedVideoUrl: z.string().min(1).max(500) }),
  responses: { 200: portfolioVideos },
});

export type PortfolioVideo = z.output<typeof portfolioVideo>;
export type PortfolioVideos = z.output<typeof portfolioVideos>;
