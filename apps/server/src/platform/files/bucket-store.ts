import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';

/** How long a signed address works, in seconds: a browser follows it immediately. */
const ADDRESS_SECONDS = 60;

type S3Settings = NonNullable<Config['s3']>;

/** Files in an S3-compatible bucket. */
export function createBucketStore(s3: S3Settings): FileStore {
  const { bucket, publicEndpoint } = s3;
  const client = createClient(s3, s3.endpoint);
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
    ...(publicEndpoint === undefined
      ? {}
      : { address: createSigner(bucket, createClient(s3, publicEndpoint)) }),
  };
}

/** The signature covers the address, so it is signed for the one browsers use, which may not be ours. */
function createSigner(bucket: string, client: S3Client): NonNullable<FileStore['address']> {
  return (key, { contentType, disposition }) => {
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(client, command, { expiresIn: ADDRESS_SECONDS });
  };
}

function createClient(
  { region, accessKeyId, secretAccessKey }: S3Settings,
  endpoint: string | undefined,
): S3Client {
  return new S3Client({
    region,
    // Options that not all S3-compatible stores support are left out.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
