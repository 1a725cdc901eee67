import type { OwnFile } from './own-file.ts';

const NAME_MAX = 120;
const folders = {
  picture: 'picture',
  video: 'videos',
  document: 'documents',
  logo: 'logo',
  'job image': 'job-images',
} as const satisfies Record<OwnFile['kind'], string>;

/** The path of a file in the export: by kind, numbered, so that names are unique. */
export function exportPath({ kind, name, storage_key }: OwnFile, number: number): string {
  const given = (name ?? storage_key)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-NAME_MAX);
  return `files/${folders[kind]}/${number}-${given}`;
}
