import { randomBytes } from 'node:crypto';
import { createMp4 } from '../files/videos.ts';
import { PDF_FILE } from '../files/documents.ts';
import { type CallResponse, call, type CallOptions } from '../requests/caller.ts';
import {
  minimalJobBody,
  createPng,
  signUpSeeker,
  newEmail,
  PASSWORD,
  type Person,
} from '../people/people.ts';
import { type AcknowledgedWrite, hash } from './ledger.ts';

/** Makes one write; returns what was acknowledged, or null if the server refused for a valid reason. */
export type Writer = (address: string) => Promise<AcknowledgedWrite | null>;

interface World {
  /** Employers with the largest plan. */
  readonly employers: readonly Person[];
  /** Jobs that anyone may save and apply to. */
  readonly jobIds: readonly string[];
  /** Called for every unsuccessful response. */
  readonly refused: (what: string, response: CallResponse) => void;
}

/** Size in bytes of the videos that seekers upload. */
const VIDEO_BYTES = 300_000;
const VIDEOS_MAX = 4;
/** Resumes per seeker: the board drops the oldest of too many unsent ones. */
const DOCUMENTS_EACH = 5;

/**
 * Every kind of write, one writer each. A writer never changes what was acknowledged, so that each
 * acknowledgement can be checked at any later time.
 */
export function createWriters({ employers, jobIds, refused }: World): Writer[] {
  async function send(
    address: string,
    method: string,
    path: string,
    options: CallOptions,
  ): Promise<unknown> {
    const response = await call(address, method, path, options);
    if (response.status < 300) return response.json;
    refused(`${method} ${path}`, response);
    return null;
  }

  const perJob = (
    write: (address: string, seeker: Person, jobId: string) => ReturnType<Writer>,
  ) => {
    let seeker: Person | undefined;
    let next = 0;
    return async (address: string) => {
      const jobId = jobIds[next % jobIds.length] ?? '';
      if (seeker === undefined || next % jobIds.length === 0) seeker = await signUpSeeker(address);
      next += 1;
      return write(address, seeker, jobId);
    };
  };

  const save = perJob(async (address, { id: userId, token }, jobId) => {
    const response = await send(address, 'POST', '/savedjobs/add', {
      token,
      body: { userId, jobId },
    });
    return response === null
      ? null
      : {
          kind: 'row',
          what: 'A saved job',
          query: 'SELECT FROM saved_jobs WHERE seeker_id = $1 AND job_id = $2',
          values: [userId, jobId],
        };
  });

  const apply = perJob(async (address, { id: userId, token }, jobId) => {
    const path = `/applications/job/${jobId}/apply`;
    const response = await send(address, 'POST', path, { token, body: { userId } });
    if (response === null || (response as { needsMoreInfo: boolean }).needsMoreInfo) return null;
    return {
      kind: 'row',
      what: 'An application',
      query: 'SELECT FROM applications WHERE seeker_id = $1 AND job_id = $2',
      values: [userId, jobId],
    };
  });

  const join: Writer = async (address) => {
    const body = { firstName: 'Kim', lastName: 'Lane', email: newEmail(), password: PASSWORD };
    const response = await send(address, 'POST', '/user/signup', { body });
    return response === null
      ? null
      : {
          kind: 'row',
          what: 'An account',
          query: 'SELECT FROM seekers WHERE email = $1',
          values: [body.email],
        };
  };

  const uploadDocument: Writer = (() => {
    let seeker: Person | undefined;
    let documents = 0;
    return async (address: string) => {
      if (seeker === undefined || documents === DOCUMENTS_EACH) {
        seeker = await signUpSeeker(address);
        documents = 0;
      }
      documents += 1;
      const { token } = seeker;
      const bytes = Buffer.concat([
        PDF_FILE,
        Buffer.from(`% ${randomBytes(24).toString('hex')}\n`),
      ]);
      const body = new FormData();
      body.set('kind', 'resume');
      body.set('file', new File([bytes], 'resume.pdf', { type: 'application/pdf' }));
      const response = await send(address, 'POST', '/api/applications/documents', { token, body });
      if (response === null) return null;
      const { documentId } = response as { documentId: string };
      const path = `/api/applications/documents/${documentId}`;
      return { kind: 'file', what: 'A resume', path, token, sha256: hash(bytes) };
    };
  })();

  const uploadVideo: Writer = (() => {
    let seeker: Person | undefined;
    let videos = 0;
    return async (address: string) => {
      if (seeker === undefined || videos === VIDEOS_MAX) {
        seeker = await signUpSeeker(address);
        videos = 0;
      }
      const { id, token } = seeker;
      const bytes = createMp4(VIDEO_BYTES + videos);
      const body = new FormData();
      body.set('video', new File([new Uint8Array(bytes)], 'reel.mp4', { type: 'video/mp4' }));
      videos += 1;
      const path = `/userprofile/${id}/videos/upload`;
      const response = await send(address, 'POST', path, { token, body });
      if (response === null) return null;
      const url = (response as { videos: string[] }).videos.at(-1) ?? '';
      return { kind: 'file', what: 'A video', path: pathOf(url), token, sha256: hash(bytes) };
    };
  })();

  const employerWriters = employers.flatMap(({ token }) => {
    let posted: string | undefined;
    const post: Writer = async (address) => {
      if (posted !== undefined) return close(address, posted);
      const body = new FormData();
      for (const [name, value] of Object.entries(minimalJobBody)) body.set(name, String(value));
      const picture = await createPng();
      body.set('jobImage', new File([new Uint8Array(picture)], 'job.png', { type: 'image/png' }));
      const response = await send(address, 'POST', '/employerjobs/createjob', { token, body });
      if (response === null) return null;
      const { id, jobImage } = (response as { newJob: { id: string; jobImage: string } }).newJob;
      posted = id;
      return { kind: 'file', what: 'The picture of a job', path: pathOf(jobImage), token };
    };
    const close = async (address: string, jobId: string): Promise<AcknowledgedWrite | null> => {
      const response = await send(address, 'DELETE', `/employerjobs/${jobId}`, { token });
      if (response === null) return null;
      posted = undefined;
      return {
        kind: 'row',
        what: 'The closing of a job',
        query: "SELECT FROM jobs WHERE id = $1 AND status = 'Closed'",
        values: [jobId],
      };
    };
    return [post];
  });

  return [save, apply, join, uploadDocument, uploadVideo, ...employerWriters];
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
