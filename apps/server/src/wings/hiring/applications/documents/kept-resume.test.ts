import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asFile, toFormData } from '@nextshift/test-kit/files/pictures';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertForm } from '../../../../../test/database/insert-applications.ts';
import { lockRow } from '../../../../../test/database/lock-row.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;
let seeker: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  seeker = await signUpSeeker(app);
});

afterAll(() => app.close());

async function upload(name: string, kind = 'resume', as = seeker): Promise<string> {
  const body = toFormData({ kind, file: asFile(PDF_FILE, name, 'application/pdf') });
  const response = await app.api.uploadDocument({ as, body });
  return response.json<{ documentId: string }>().documentId;
}

const keep = (documentId: string, as = seeker) =>
  app.api.keepResume({ userId: as.id, as, body: { documentId } });

async function kept(as = seeker): Promise<{ documentId: string; name: string } | null> {
  const response = await app.api.getResume({ userId: as.id, as });
  return response.json<{ resume: { documentId: string; name: string } | null }>().resume;
}

async function jobWithResume(employer: TestAccount): Promise<string> {
  const jobId = await insertJob(app, employer);
  await insertForm(app, jobId, {
    basicFields: {},
    documents: { resume: { enabled: true, required: true } },
    questions: [],
  });
  return jobId;
}

const apply = (jobId: string, resume: string, as = seeker) =>
  app.api.applyToJob({
    jobId,
    as,
    body: {
      userId: as.id,
      applicationData: { basicFields: {}, answers: {}, documents: { resume } },
    },
  });

const read = (documentId: string, as: TestAccount) => app.api.downloadDocument({ documentId, as });

describe('the kept resume', () => {
  it('is none at first, then the uploaded one, then none again', async () => {
    expect(await kept()).toBeNull();
    const documentId = await upload('cv.pdf');
    const response = await keep(documentId);
    const resume = { documentId, name: 'cv.pdf', size: PDF_FILE.length };
    expect([response.statusCode, response.json()]).toEqual([200, { resume }]);
    expect(await kept()).toEqual(resume);
    const removed = await app.api.removeResume({ userId: seeker.id, as: seeker });
    expect(removed.statusCode).toBe(204);
    expect(await kept()).toBeNull();
    expect((await read(documentId, seeker)).statusCode).toBe(404);
  });

  it('takes the place of the one before, whichever of two at once comes last', async () => {
    const names = ['one.pdf', 'two.pdf', 'three.pdf'];
    const [first = '', ...others] = await Promise.all(names.map((name) => upload(name)));
    await keep(first);
    const responses = await Promise.all(others.map((id) => keep(id)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(others).toContain((await kept())?.documentId);
    expect((await read(first, seeker)).statusCode).toBe(404);
  });

  it('outlives uploads for forms', async () => {
    const documentId = await upload('cv.pdf');
    await keep(documentId);
    for (let sent = 0; sent < 12; sent += 1) await upload(`other-${sent}.pdf`);
    expect(await kept()).toMatchObject({ documentId });
  });

  it('is one’s own unsent resume', async () => {
    const stranger = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const sent = await upload('sent.pdf');
    expect((await apply(await jobWithResume(employer), sent)).statusCode).toBe(201);
    for (const id of [
      sent,
      await upload('letter.pdf', 'coverLetter'),
      await upload('theirs.pdf', 'resume', stranger),
      crypto.randomUUID(),
    ]) {
      expect((await keep(id)).statusCode, id).toBe(404);
    }
    expect(await kept()).toBeNull();
  });
});

describe('an application with the kept resume', () => {
  it('has a copy, which stays when the kept one goes', async () => {
    const employer = await signUpEmployer(app);
    const documentId = await upload('cv.pdf');
    await keep(documentId);
    for (const jobId of [await jobWithResume(employer), await jobWithResume(employer)]) {
      expect((await apply(jobId, documentId)).statusCode).toBe(201);
    }
    expect(await kept()).toMatchObject({ documentId });
    expect((await read(documentId, employer)).statusCode).toBe(404);
    await app.api.removeResume({ userId: seeker.id, as: seeker });
    const copies = await app.database
      .selectFrom('documents')
      .select('id')
      .where('seeker_id', '=', seeker.id)
      .execute();
    expect(copies).toHaveLength(2);
    for (const { id } of copies) {
      const response = await read(id, employer);
      expect(response.rawPayload.equals(PDF_FILE)).toBe(true);
    }
  });

  it('has it as well if it becomes the kept one meanwhile', async () => {
    const documentId = await upload('cv.pdf');
    const jobId = await jobWithResume(await signUpEmployer(app));
    const lock = await lockRow(app, 'documents', documentId);
    await lock.transaction
      .updateTable('documents')
      .set({ kept_at: app.clock.read() })
      .where('id', '=', documentId)
      .execute();
    const applying = apply(jobId, documentId);
    await lock.waitUntilContended();
    await lock.release();
    expect((await applying).statusCode).toBe(201);
    expect(await kept()).toMatchObject({ documentId });
  });

  it('does not have it as a cover letter', async () => {
    const documentId = await upload('cv.pdf');
    await keep(documentId);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const documents = { coverLetter: { enabled: true, required: true } };
    await insertForm(app, jobId, { basicFields: {}, documents, questions: [] });
    const response = await app.api.applyToJob({
      jobId,
      as: seeker,
      body: {
        userId: seeker.id,
        applicationData: {
          ...{ basicFields: {}, answers: {} },
          documents: { coverLetter: documentId },
        },
      },
    });
    expect(response.statusCode, response.body).toBe(400);
  });

  it('refuses the kept resume of somebody else', async () => {
    const stranger = await signUpSeeker(app);
    const documentId = await upload('cv.pdf');
    await keep(documentId);
    const response = await apply(
      await jobWithResume(await signUpEmployer(app)),
      documentId,
      stranger,
    );
    expect(response.statusCode).toBe(400);
  });
});
