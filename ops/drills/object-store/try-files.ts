import { createMp4 } from '@nextshift/test-kit/files/videos';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { type CallResponse, call, callOrFail } from '@nextshift/test-kit/requests/caller';
import {
  createPng,
  signUpEmployer,
  signUpWithProfile,
  type Person,
} from '@nextshift/test-kit/people/people';
import { hash } from '@nextshift/test-kit/workload/ledger';
import type { Board } from '../../harness/board.ts';
import type { Swift } from '../../harness/swift.ts';
import { waitUntil } from '@nextshift/test-kit/processes/wait-until';
import { tryDocument } from './try-document.ts';

const VIDEO_BYTES = 3_000_000;
/** How soon the bytes of a deleted file must be gone, in milliseconds. */
const GONE_WITHIN_MS = 10_000;

/** Uploads each kind of file at one instance and reads it at every other; returns failures. */
export async function tryFiles(board: Board, swift: Swift): Promise<string[]> {
  const { address } = board;
  const seeker = await signUpWithProfile(address);
  const employer = await signUpEmployer(address);
  const violations: string[] = [];
  const expect = (what: string, isSo: boolean) => {
    if (!isSo) violations.push(what);
  };

  const body = new FormData();
  body.set('file', asFile(await createPng('#0f766e', 300), 'me.png', 'image/png'));
  const path = `/userprofile/picture/${seeker.id}`;
  await callOrFail(address, 'PUT', path, { token: seeker.token, body });
  const picture = keyIn(await readProfile(address, seeker));
  const logo = keyIn(await callOrFail(address, 'GET', '/employer/me', { token: employer.token }));
  for (const instance of board.instances) {
    for (const [what, file] of Object.entries({ picture, logo })) {
      const { status, headers } = await call(instance.address, 'GET', file);
      const type = headers.get('content-type');
      expect(
        `The ${what} answers ${status} at ${instance.name}`,
        status === 200 && type === 'image/webp',
      );
    }
  }

  const video = createMp4(VIDEO_BYTES);
  const url = await uploadVideo(address, seeker, video);
  for (const instance of board.instances) {
    const whole = await call(instance.address, 'GET', url);
    expect(`The video is another at ${instance.name}`, hash(whole.bytes) === hash(video));
    violations.push(...(await tryRanges(instance.address, url, video)));
  }
  violations.push(...(await tryDocument(address, swift, seeker, PDF_FILE)));

  const key = url.split('/').at(-1) ?? '';
  const isKept = async () => (await swift.list()).some(({ name }) => name === key);
  expect('The video is not in the bucket', await isKept());
  const encoded = encodeURIComponent(url);
  await callOrFail(address, 'DELETE', `/userprofile/${seeker.id}/videos/${encoded}`, seeker);
  const gone = await call(address, 'GET', url);
  expect(`The deleted video answers ${gone.status}`, gone.status === 404);
  const isGone = async () => !(await isKept());
  await waitUntil('the deleted video is gone', isGone, GONE_WITHIN_MS).catch((error: unknown) => {
    violations.push(String(error));
  });
  return violations;
}

async function tryRanges(address: string, url: string, video: Buffer): Promise<string[]> {
  const parts = [
    ['bytes=0-99', video.subarray(0, 100)],
    ['bytes=1000000-1999999', video.subarray(1_000_000, 2_000_000)],
    ['bytes=-500', video.subarray(-500)],
  ] as const;
  const violations: string[] = [];
  for (const [range, bytes] of parts) {
    const response = await call(address, 'GET', url, { headers: { range } });
    if (response.status !== 206 || !response.bytes.equals(bytes)) {
      violations.push(`${range} of the video answers ${response.status} with other bytes`);
    }
  }
  const beyond: CallResponse = await call(address, 'GET', url, {
    headers: { range: `bytes=${VIDEO_BYTES * 2}-` },
  });
  if (beyond.status !== 416) violations.push(`A range beyond the video answers ${beyond.status}`);
  return violations;
}

export async function uploadVideo(
  address: string,
  { id, token }: Person,
  bytes: Buffer,
): Promise<string> {
  const body = new FormData();
  body.set('video', asFile(bytes, 'reel.mp4', 'video/mp4'));
  const response = await callOrFail(address, 'POST', `/userprofile/${id}/videos/upload`, {
    token,
    body,
  });
  return keyIn(response);
}

function readProfile(address: string, { id, token }: Person): Promise<unknown> {
  return callOrFail(address, 'GET', `/userprofile/${id}`, { token });
}

function asFile(bytes: Buffer, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** The path of the file that a response names. */
function keyIn(response: unknown): string {
  const [path] = /\/files\/[\w.-]+/.exec(JSON.stringify(response)) ?? [];
  if (path === undefined) throw new Error(`There is no file in ${JSON.stringify(response)}.`);
  return path;
}
