import { randomUUID } from 'node:crypto';
import { type CallResponse, call } from '@nextshift/test-kit/requests/caller';
import {
  grantPlan,
  signUpEmployer,
  signUpSeeker,
  postJob,
  type Person,
} from '@nextshift/test-kit/people/people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import type { FileKind, HostileFile } from './hostile-file.ts';

/** A place that accepts files. */
export interface Place {
  readonly name: string;
  readonly kind: FileKind;
  send(file: HostileFile, content: Buffer): Promise<CallResponse>;
  /** The stored file's address, from the response. */
  addressOf(response: unknown): string;
  readonly owner: Person;
  /** Makes room for the next one. */
  clear?(response: unknown): Promise<void>;
}

interface Sending {
  readonly method: string;
  readonly path: string;
  readonly field: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Every place that accepts a file, and people who may use it. */
export async function findPlaces(
  testbed: Testbed,
  address: string,
  dataDir: string,
): Promise<Place[]> {
  const [seeker, employer] = await Promise.all([signUpSeeker(address), signUpEmployer(address)]);
  await testbed.inDatabase(dataDir, (database) => grantPlan(database, employer.id));
  const job = await postJob(address, employer);
  const sending =
    (owner: Person, { method, path, field, fields = {} }: Sending) =>
    async (file: HostileFile, content: Buffer) => {
      const { bytes, type } = formWith(field, file, content, fields);
      return call(address, method, path, {
        token: owner.token,
        body: bytes,
        headers: { 'content-type': type },
      });
    };
  const videos = `/userprofile/${seeker.id}/videos`;
  return [
    {
      name: 'the picture of a seeker',
      kind: 'picture',
      owner: seeker,
      send: sending(seeker, {
        method: 'POST',
        path: `/userprofile/picture/${seeker.id}`,
        field: 'file',
      }),
      addressOf: (response) => (response as { profileImage: string }).profileImage,
    },
    {
      name: 'the logo of a company',
      kind: 'picture',
      owner: employer,
      send: sending(employer, {
        method: 'PUT',
        path: `/employer/updateLogo/${employer.id}`,
        field: 'logo',
      }),
      addressOf: (response) => (response as { employer: { logo: string } }).employer.logo,
    },
    {
      name: 'the picture of a job',
      kind: 'picture',
      owner: employer,
      send: sending(employer, {
        method: 'PUT',
        path: `/employerjobs/${job}`,
        field: 'jobImage',
        fields: { title: 'Paper Folder' },
      }),
      addressOf: (response) => (response as { job: { jobImage: string } }).job.jobImage,
    },
    {
      name: 'the resume of a seeker',
      kind: 'document',
      owner: seeker,
      send: sending(seeker, {
        method: 'POST',
        path: '/api/applications/documents',
        field: 'file',
        fields: { kind: 'resume' },
      }),
      addressOf: (response) =>
        `/api/applications/documents/${(response as { documentId: string }).documentId}`,
    },
    {
      name: 'the videos of a seeker',
      kind: 'video',
      owner: seeker,
      send: sending(seeker, { method: 'POST', path: `${videos}/upload`, field: 'video' }),
      addressOf: newestVideo,
      async clear(response) {
        const path = `${videos}/${encodeURIComponent(newestVideo(response))}`;
        await call(address, 'DELETE', path, { token: seeker.token });
      },
    },
  ];
}

function newestVideo(response: unknown): string {
  return (response as { videos: string[] }).videos.at(-1) ?? '';
}

/** A hand-written form: libraries would escape such names. */
function formWith(
  field: string,
  { filename, type }: HostileFile,
  content: Buffer,
  fields: Readonly<Record<string, string>>,
): { bytes: Buffer<ArrayBuffer>; type: string } {
  const boundary = `----proof${randomUUID()}`;
  const part = (head: string, data: Buffer | string) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ];
  const bytes = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, text]) => part(`name="${name}"`, text)),
    ...part(`name="${field}"; filename="${filename}"\r\ncontent-type: ${type}`, content),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { bytes, type: `multipart/form-data; boundary=${boundary}` };
}
