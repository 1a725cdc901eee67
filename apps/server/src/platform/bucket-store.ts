import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';

/** Files in an S3-compatible bucket. */
export function createBucketStore(s3: NonNullable<Config['s3']>): FileStore {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({
    region,
    // What others than Amazon do not all know is left out.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async putFile(key, path) {
      const { size } = await stat(path);
      const file = { Bucket: bucket, Key: key, Body: createReadStream(path), ContentLength: size };
      await client.send(new PutObjectCommand(file));
    },
    async read(key, range) {
      if (!range) return disk.getStream(key);
      const part = { Bucket: bucket, Key: key, Range: `bytes=${range.start}-${range.end}` };
      const { Body: body } = await client.send(new GetObjectCommand(part));
      if (!(body instanceof Readable)) throw new Error('the bucket sent no bytes');
      return body;
    },
    remove: (key) => disk.delete(key),
  };
}
