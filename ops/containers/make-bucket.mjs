import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Makes the bucket of S3_BUCKET, unless it is there; runs in the server's image, which has the client. */
const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;

const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION || 'us-east-1',
  forcePathStyle: true,
  maxAttempts: 5,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
});

const isThere = await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET })).then(
  () => true,
  () => false,
);
if (!isThere) await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
console.log(`The bucket ${S3_BUCKET} ${isThere ? 'was there' : 'is made'}.`);
