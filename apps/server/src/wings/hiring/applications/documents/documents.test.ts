import { createCipheriv } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import {
  DOC_FILE,
  DOCX_FILE,
  DOCX_TYPES,
  PDF_FILE,
  SPREADSHEET_FILE,
} from '@nextshift/test-kit/files/documents';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function upload(seeker: TestAccount, bytes: Buffer | string, name = 'cv.pdf', kind = 'resume') {
  const body = toFormData({ kind, file: asFile(bytes, name, 'application/pdf') });
  return app.api.uploadDocument({ as: seeker, body });
}

async function uploadedId(seeker: TestAccount, name?: string): Promise<string> {
  return (await upload(seeker, PDF_FILE, name)).json<{ documentId: string }>().documentId;
}

const read = (as: TestAccount | undefined, id: string) =>
  app.api.downloadDocument({ documentId: id, as });

const WORD_PARTS: readonly [string, Buffer][] = [
  ['word/document.xml', Buffer.from('<w:document/>')],
  ['[Content_Types].xml', Buffer.from(DOCX_TYPES)],
];

/** As online editors export them: sizes follow the entries, and what identifies the file comes last. */
function streamedFile(entries: readonly [string, Buffer][]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addReadStream(Readable.from([bytes]), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A picture of so many megabytes, which does not compress. */
function picture(megabytes: number): Buffer {
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  return noise.update(Buffer.alloc(megabytes * 1024 ** 2));
}

describe('POST /api/applications/documents', () => {
  it.each([
    ['cv.pdf', PDF_FILE, 'application/pdf'],
    ['cv.doc', DOC_FILE, 'application/msword'],
    [
      'cv.docx',
      DOCX_FILE,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('stores %s and returns the same bytes to its owner', async (name, bytes, contentType) => {
    const seeker = await signUpSeeker(app);
    const response = await upload(seeker, bytes, name);
    expect(response.statusCode).toBe(201);
    const { documentId, ...rest } = response.json<{ documentId: string }>();
    expect(rest).toEqual({ name, size: bytes.length });
    const download = await read(seeker, documentId);
    expect(download.statusCode).toBe(200);
    expect(download.rawPayload.equals(bytes)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('accepts a Word file that was written as a stream, its pictures first', async () => {
    const bytes = await streamedFile([['word/media/image1.png', picture(4)], ...WORD_PARTS]);
    const response = await upload(await signUpSeeker(app), bytes, 'cv.docx');
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ name: 'cv.docx' });
  });

  it('accepts a Word file of thousands of parts, and no other archive of them', async () => {
    const parts = Array.from({ length: 2_000 }, (_, part): [string, Buffer] => [
      `word/media/${part}.xml`,
      Buffer.from('x'),
    ]);
    const seeker = await signUpSeeker(app);
    const word = await streamedFile([...parts, ...WORD_PARTS]);
    expect((await upload(seeker, word, 'cv.docx')).statusCode).toBe(201);
    expect((await upload(seeker, await streamedFile(parts), 'cv.docx')).statusCode).toBe(415);
    const macros = await streamedFile([...WORD_PARTS, ['word/vbaProject.bin', Buffer.from('x')]]);
    expect((await upload(seeker, macros, 'cv.docx')).statusCode).toBe(415);
  });

  it.each([
    ['at its end', (word: Buffer) => word.subarray(0, -30)],
    ['after its first bytes', (word: Buffer) => word.subarray(0, 40)],
  ])('says of a Word file cut off %s that it is damaged', async (_where, cut) => {
    const word = await streamedFile(WORD_PARTS);
    const response = await upload(await signUpSeeker(app), cut(word), 'cv.docx');
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      message: 'This file is damaged or cut off. Please save it again, then upload it.',
    });
  });

  it('accepts a PDF with bytes before its header, and none with a thousand', async () => {
    const late = (before: number) => Buffer.concat([Buffer.alloc(before, '\r\n'), PDF_FILE]);
    const seeker = await signUpSeeker(app);
    expect((await upload(seeker, late(2), 'cv.pdf')).statusCode).toBe(201);
    expect((await upload(seeker, late(1_024), 'cv.pdf')).statusCode).toBe(415);
    const page = Buffer.concat([Buffer.from('<html>'), PDF_FILE]);
    expect((await upload(seeker, page, 'cv.pdf')).statusCode).toBe(415);
  });

  it('accepts a PDF with a password, and says that it is locked', async () => {
    const locked = Buffer.from(
      PDF_FILE.toString().replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 5 0 R'),
    );
    const seeker = await signUpSeeker(app);
    const response = await upload(seeker, locked, 'cv.pdf');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ name: 'cv.pdf', locked: true });
    expect((await upload(seeker, PDF_FILE, 'cv.pdf')).json()).not.toHaveProperty('locked');
  });

  it('names a document by its actual type', async () => {
    const seeker = await signUpSeeker(app);
    expect((await upload(seeker, PDF_FILE, 'cv.exe')).json()).toMatchObject({ name: 'cv.pdf' });
  });

  it('rejects other files, whatever their name', async () => {
    const seeker = await signUpSeeker(app);
    for (const bytes of [
      await createPng(),
      SPREADSHEET_FILE,
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'plain words',
    ]) {
      const response = await upload(seeker, bytes);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ message: 'Please upload a PDF, DOC or DOCX file.' });
    }
    const kept = await app.database
      .selectFrom('documents')
      .select('id')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it('rejects more than 5 MB', async () => {
    const seeker = await signUpSeeker(app);
    const response = await upload(seeker, Buffer.concat([PDF_FILE, Buffer.alloc(5 * 1024 * 1024)]));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ message: 'File size must be less than 5MB' });
  });

  it('replays the response for a repeated key, whatever the name contains', async () => {
    const seeker = await signUpSeeker(app);
    const send = () =>
      app.api.uploadDocument({
        as: seeker,
        body: toFormData({ kind: 'resume', file: asFile(PDF_FILE, `${'a'.repeat(119)}😀😀.pdf`) }),
        headers: { 'idempotency-key': 'one-resume' },
      });
    const first = await send();
    expect(first.statusCode).toBe(201);
    expect((await send()).json()).toEqual(first.json());
  });

  it('requires a kind and a file', async () => {
    const seeker = await signUpSeeker(app);
    const unknown = await upload(seeker, PDF_FILE, 'cv.pdf', 'diary');
    expect(unknown.statusCode).toBe(400);
    const body = toFormData({ kind: 'resume' });
    const missing = await app.api.uploadDocument({ as: seeker, body });
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({ message: 'Please choose a file.' });
  });

  it('is for seekers only', async () => {
    const employer = await signUpEmployer(app);
    expect((await upload(employer, PDF_FILE)).statusCode).toBe(401);
  });

  it('does not wait for an old one that is being sent, and keeps it', async () => {
    const seeker = await signUpSeeker(app);
    const oldest = await uploadedId(seeker);
    for (let count = 1; count < 10; count += 1) {
      app.clock.advance(1000);
      await uploadedId(seeker);
    }
    const employer = await signUpEmployer(app);
    const applicationId = await insertApplication(app, {
      jobId: await insertJob(app, employer),
      employerId: employer.id,
      seekerId: seeker.id,
    });
    await app.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('documents')
        .set({ application_id: applicationId })
        .where('id', '=', oldest)
        .execute();
      expect((await upload(seeker, PDF_FILE)).statusCode).toBe(201);
    });
    expect((await read(seeker, oldest)).statusCode).toBe(200);
  });

  it('deletes the oldest of many unsent documents', async () => {
    const seeker = await signUpSeeker(app);
    const first = await uploadedId(seeker);
    for (let count = 0; count < 10; count += 1) {
      app.clock.advance(1000);
      await uploadedId(seeker);
    }
    expect((await read(seeker, first)).statusCode).toBe(404);
  });
});

describe('GET /api/applications/documents/{documentId}', () => {
  it('is for the owner and, once sent, for the employer of that job only', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const id = await uploadedId(seeker);
    expect((await read(employer, id)).statusCode).toBe(404);
    const applicationId = await insertApplication(app, {
      jobId,
      employerId: employer.id,
      seekerId: seeker.id,
    });
    await app.database
      .updateTable('documents')
      .set({ application_id: applicationId })
      .where('id', '=', id)
      .execute();
    expect((await read(employer, id)).statusCode).toBe(200);
    expect((await read(await signUpEmployer(app), id)).statusCode).toBe(404);
    expect((await read(await signUpSeeker(app), id)).statusCode).toBe(404);
    expect((await read(undefined, id)).statusCode).toBe(401);
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', applicationId)
      .execute();
    expect((await read(employer, id)).statusCode).toBe(404);
    expect((await read(seeker, id)).statusCode).toBe(200);
  });

  it('is not among the public files', async () => {
    const seeker = await signUpSeeker(app);
    const id = await uploadedId(seeker);
    const { storage_key } = await app.database
      .selectFrom('documents')
      .innerJoin('files', 'files.id', 'documents.file_id')
      .select('files.storage_key')
      .where('documents.id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await app.call('GET', `/files/${storage_key}`)).statusCode).toBe(404);
  });
});
