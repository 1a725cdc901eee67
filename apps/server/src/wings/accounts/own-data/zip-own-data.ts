import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Platform } from '../../../platform/platform.ts';
import type { OwnFile } from './own-rows.queries.ts';

const NAME_MAX = 120;

/** The path of a file in the export: by kind, numbered, so that names are unique. */
function exportPath({ folder, name, storage_key }: OwnFile, number: number): string {
  const given = (name ?? storage_key)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-NAME_MAX);
  return `files/${folder}/${number}-${given}`;
}

/**
 * Zips an account's data as JSON, and its files as they are. Files are read one after the other
 * while the zip is sent, so that it needs no disk space. Unreadable files are empty in it, and
 * listed in `missingFiles.json`.
 */
export function zipOwnData(
  { files: store, clock, log }: Platform,
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
  // A disconnecting client leaves no file open.
  sent.on('close', () => open?.destroy());
  archive.outputStream.pipe(sent);

  const mtime = clock();
  for (const [name, value] of Object.entries(texts)) {
    archive.addBuffer(Buffer.from(JSON.stringify(value ?? null, null, 2)), `${name}.json`, {
      mtime,
    });
  }
  const missing: string[] = [];
  files.forEach((file, index) => {
    // Pictures, videos and documents are already compressed.
    const name = exportPath(file, index + 1);
    archive.addReadStreamLazy(name, { mtime, compress: false }, (use) => {
      store.read(file.storage_key).then(
        (stream) => {
          open = stream;
          stream.on('error', fail);
          if (sent.destroyed) stream.destroy();
          use(null, stream);
        },
        (error: unknown) => {
          log.error({ err: error, fileId: file.id }, 'a file is missing in an export');
          missing.push(name);
          use(null, Readable.from([]));
        },
      );
    });
  });
  // Read last, after every file was tried.
  archive.addReadStreamLazy('missingFiles.json', { mtime }, (use) => {
    use(null, Readable.from([JSON.stringify(missing, null, 2)]));
  });
  archive.end();
  return sent;
}
