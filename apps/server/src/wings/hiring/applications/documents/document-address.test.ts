import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import { type FakeBucket, startFakeBucket } from '../../../../../test/files/fake-bucket.ts';
import { signUpSeeker, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';

let bucket: FakeBucket;
let app: TestApp;
let seeker: TestAccount;
let documentId: string;

beforeAll(async () => {
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  bucket = await startFakeBucket();
  app = await createTestApp({
    env: {
      S3_BUCKET: 'nextshift',
      S3_ENDPOINT: bucket.endpoint,
      S3_PUBLIC_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'an-id',
      S3_SECRET_ACCESS_KEY: 'a-secret',
    },
  });
  seeker = await signUpSeeker(app);
  const body = toFormData({ kind: 'resume', file: asFile(PDF_FILE, 'cv.pdf', 'application/pdf') });
  const uploaded = await app.api.uploadDocument({ as: seeker, body });
  ({ documentId } = uploaded.json<{ documentId: string }>());
});

afterAll(async () => {
  await app.close();
  await bucket.close();
  vi.unstubAllEnvs();
});

const read = (as: TestAccount | undefined, mode: string) =>
  app.api.downloadDocument({ documentId, as, headers: { 'sec-fetch-mode': mode } });

describe('a document in a bucket with a public address', () => {
  it('redirects a browser that navigates to it', async () => {
    const response = await read(seeker, 'navigate');
    expect(response.statusCode).toBe(302);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { location = '' } = response.headers;
    expect(new URL(location).searchParams.get('response-content-disposition')).toMatch(
      /^attachment; filename="cv\.pdf"/,
    );
    const bytes = await (await fetch(location)).arrayBuffer();
    expect(Buffer.from(bytes).equals(PDF_FILE)).toBe(true);
  });

  it('goes through the server when a page fetches it', async () => {
    const response = await read(seeker, 'cors');
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(PDF_FILE)).toBe(true);
  });

  it('has no address for anyone else', async () => {
    const stranger = await read(await signUpSeeker(app), 'navigate');
    expect([stranger.statusCode, stranger.headers.location]).toEqual([404, undefined]);
    const visitor = await read(undefined, 'navigate');
    expect([visitor.statusCode, visitor.headers.location]).toEqual([401, undefined]);
  });

  it('responds 404 once its bytes are lost', async () => {
    bucket.objects.clear();
    const response = await read(seeker, 'cors');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(app.log.takeErrors()).toHaveLength(1);
  });
});
