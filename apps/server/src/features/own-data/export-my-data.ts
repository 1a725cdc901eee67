import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Platform } from '../../platform/platform.ts';
import { exportName } from './export-name.ts';
import {
  findAccount,
  findProfileDraft,
  findSettings,
  findWholeProfile,
  listAllApplications,
  listAllNotices,
  listAllSavedJobs,
  listEmailChanges,
  listSocialAccounts,
} from './own-data.queries.ts';
import { listOwnFiles, type OwnFile } from './own-files.queries.ts';

/**
 * Everything kept about a seeker, as a zip: what is told as JSON, and the files as they are. Files are
 * read one after the other while the zip is being sent, so that it needs no space of its own.
 */
export async function exportMyData(platform: Platform, seekerId: string): Promise<Readable> {
  const { database } = platform;
  const [
    account,
    emailChanges,
    settings,
    profile,
    profileDraft,
    socialAccounts,
    savedJobs,
    applications,
    notices,
    files,
  ] = await Promise.all([
    findAccount(database, seekerId),
    listEmailChanges(database, seekerId),
    findSettings(database, seekerId),
    findWholeProfile(database, seekerId),
    findProfileDraft(database, seekerId),
    listSocialAccounts(database, seekerId),
    listAllSavedJobs(database, seekerId),
    listAllApplications(database, seekerId),
    listAllNotices(database, seekerId),
    listOwnFiles(database, seekerId),
  ]);
  const texts = {
    account,
    emailChanges,
    settings,
    profile,
    profileDraft,
    socialAccounts,
    savedJobs,
    applications,
    notices,
  };
  return zip(platform, texts, files);
}

function zip(
  { files: store, clock }: Platform,
  texts: Readonly<Record<string, unknown>>,
  files: readonly OwnFile[],
): Readable {
  const archive = new ZipFile();
  const sent = new PassThrough();
  let open: Readable | undefined;
  const fail = (error: unknown) =>
    sent.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.on('error', fail);
  archive.outputStream.on('error', fail);
  // Who hangs up leaves no file open.
  sent.on('close', () => open?.destroy());
  archive.outputStream.pipe(sent);

  const mtime = clock();
  for (const [name, value] of Object.entries(texts)) {
    archive.addBuffer(Buffer.from(JSON.stringify(value ?? null, null, 2)), `${name}.json`, {
      mtime,
    });
  }
  files.forEach((file, index) => {
    // Pictures, videos and documents are packed already.
    const name = exportName(file, index + 1);
    archive.addReadStreamLazy(name, { mtime, compress: false }, (use) => {
      store.read(file.storage_key).then(
        (stream) => {
          open = stream;
          stream.on('error', fail);
          if (sent.destroyed) stream.destroy();
          use(null, stream);
        },
        (error: unknown) => fail(error),
      );
    });
  });
  archive.end();
  return sent;
}
