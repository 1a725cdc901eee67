import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createMp4 } from '@nextshift/test-kit/files/videos';
import { PDF_FILE } from '@nextshift/test-kit/files/documents';
import { type CallResponse, call } from '@nextshift/test-kit/requests/caller';
import { createPng, type Person } from '@nextshift/test-kit/people/people';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { checkFiles } from '@nextshift/test-kit/workload/check-files';
import { checkReads } from './reads.ts';
import { checkRefusal } from './refusals.ts';
import type { SmallVolume } from './small-volume.ts';

interface Setting {
  readonly address: string;
  readonly dataDir: string;
  readonly uploads: SmallVolume;
  readonly seeker: Person;
}

/** Space for the start of a video but not its end, in bytes. */
const A_LITTLE = 2_000_000;
const VIDEO_BYTES = 8_000_000;

/** Fills the uploads' volume, tries to upload, then frees space; returns what contradicts the claim. */
export async function fillUploads(
  testbed: Testbed,
  { address, dataDir, uploads, seeker }: Setting,
): Promise<string[]> {
  const wrongs: string[] = [];
  const before = await listKept(dataDir);
  await uploads.fill();
  for (const [what, upload] of Object.entries(kindsOfUpload)) {
    wrongs.push(...checkRefusal(what, await upload(address, seeker)));
  }
  await uploads.empty();
  await uploads.fill(A_LITTLE);
  const video = await kindsOfUpload['A video'](address, seeker);
  wrongs.push(...checkRefusal('A video for which there is half the room', video));

  wrongs.push(...(await checkReads(address, seeker)));
  const { email, password } = seeker;
  const login = await call(address, 'POST', '/user/login', { body: { email, password } });
  if (login.status !== 200) wrongs.push(`Signing in answered ${login.status}`);
  const left = (await listKept(dataDir)).filter((name) => !before.includes(name));
  wrongs.push(...left.map((name) => `${name} was left of an upload that was refused`));
  wrongs.push(...(await testbed.inDatabase(dataDir, (database) => checkFiles(dataDir, database))));

  await uploads.empty();
  for (const [what, upload] of Object.entries(kindsOfUpload)) {
    const { status, text } = await upload(address, seeker);
    if (status >= 300) wrongs.push(`${what} answered ${status} when there was room: ${text}`);
  }
  await removeVideos(address, seeker);
  return wrongs;
}

type Upload = (address: string, seeker: Person) => Promise<CallResponse>;

const kindsOfUpload = {
  'A resume': (address, { token }) => {
    const body = new FormData();
    body.set('kind', 'resume');
    body.set('file', new File([new Uint8Array(PDF_FILE)], 'resume.pdf'));
    return call(address, 'POST', '/api/applications/documents', { token, body });
  },
  'A picture': async (address, { id, token }) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(await createPng('#7c3aed', 300))], 'me.png'));
    return call(address, 'PUT', `/userprofile/picture/${id}`, { token, body });
  },
  'A video': (address, { id, token }) => {
    const body = new FormData();
    body.set('video', new File([new Uint8Array(createMp4(VIDEO_BYTES))], 'reel.mp4'));
    return call(address, 'POST', `/userprofile/${id}/videos/upload`, { token, body });
  },
} satisfies Record<string, Upload>;

/** Stored files, and those of uploads in progress. */
async function listKept(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('strangers'))
    .map(({ name }) => name);
}

/** Frees a place for the next upload. */
async function removeVideos(address: string, { id, token }: Person): Promise<void> {
  const { json } = await call(address, 'GET', `/userprofile/${id}/videos`, { token });
  for (const url of (json as { videos: string[] }).videos) {
    const path = `/userprofile/${id}/videos/${encodeURIComponent(url)}`;
    await call(address, 'DELETE', path, { token });
  }
}
