import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { serverRoot } from '../../../platform/server-root.ts';

/** The file of all places; scripts/gazetteer.mjs makes it. */
export const gazetteerFile = join(serverRoot, 'data', 'places.tsv.gz');

/** A line of the gazetteer. */
export interface GazetteerPlace {
  readonly id: string;
  readonly label: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  /** How far ahead it is suggested: the inhabitants of a city. */
  readonly rank: number;
  /** By which it is found besides its label; mostly empty. */
  readonly otherName: string;
}

const decompress = promisify(gunzip);

export async function readGazetteer(): Promise<GazetteerPlace[]> {
  const text = (await decompress(await readFile(gazetteerFile))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', label = '', state = '', latitude, longitude, rank, otherName = ''] =
        line.split('\t');
      return {
        id,
        label,
        state,
        latitude: Number(latitude),
        longitude: Number(longitude),
        rank: Number(rank),
        otherName,
      };
    });
}
