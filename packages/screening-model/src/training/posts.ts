import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Piece, wordsOfText } from '../pieces.ts';

const post = z.object({
  id: z.string(),
  /** A scam and an honest post that share trade, tone, length and words: never parted. */
  pair: z.string(),
  kind: z.enum(['scam', 'honest']),
  family: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  tags: z.array(z.string()),
});

export type Post = z.output<typeof post>;

/** The posts of a folder, in order of its files and of their lines. */
export function readPosts(folder: string): Post[] {
  return [...eachFileOfPosts(folder)].flat();
}

/** The same file by file. */
export function* eachFileOfPosts(folder: string): Generator<Post[], void, void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const name of names.toSorted())
    yield z.array(post).parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
}

/** A post as the server reads a job. */
export function pieceOf({ title, description, requirements, tags }: Post): Piece {
  const texts = {
    Title: title,
    Description: description,
    Requirements: requirements.join('\n'),
    Tags: tags.join('\n'),
  };
  return Object.entries(texts).map(([field, text]) => ({ field, words: wordsOfText(text) }));
}
