import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';
import type { Mailer } from './mail.ts';

/** Maximum number of mails; the oldest are removed first. */
const MAILS_MAX = 200;
/** This many more may accumulate before a clean-up, which has to stat every file. */
const SPARE = 50;
const MESSAGE_ID = /^[A-Za-z0-9._-]{1,150}$/;

const storedMail = z.object({
  messageId: z.string(),
  sentAt: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  unsubscribeUrl: z.string().optional(),
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
});

export type StoredMail = z.output<typeof storedMail>;

export interface Outbox extends Mailer {
  /** Newest first. */
  list(): Promise<StoredMail[]>;
  /** Null if there is no such mail. */
  find(messageId: string): Promise<StoredMail | null>;
}

/**
 * Mails as files of DATA_DIR/outbox, one JSON each. The file is named by the message id, so a mail that
 * is sent again replaces itself.
 */
export function createOutbox({ dataDir }: Pick<Config, 'dataDir'>): Outbox {
  const folder = join(dataDir, 'outbox');
  const fileOf = (messageId: string) => join(folder, `${messageId}.json`);

  async function find(messageId: string): Promise<StoredMail | null> {
    if (!MESSAGE_ID.test(messageId)) return null;
    try {
      return storedMail.parse(JSON.parse(await readFile(fileOf(messageId), 'utf8')));
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async function list(): Promise<StoredMail[]> {
    const mails = await Promise.all((await namesIn(folder)).map(find));
    return mails
      .filter((mail) => mail !== null)
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
      .slice(0, MAILS_MAX);
  }

  return {
    list,
    find,
    async send(mail) {
      if (!MESSAGE_ID.test(mail.messageId))
        throw new Error('the message id is not a valid file name');
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${randomBytes(9).toString('hex')}`);
      const kept: StoredMail = { ...mail, sentAt: new Date().toISOString() };
      await writeFile(temporary, JSON.stringify(kept, null, 2), { mode: 0o600 });
      await rename(temporary, fileOf(mail.messageId));
      const names = await namesIn(folder);
      if (names.length > MAILS_MAX + SPARE) await keepNewest(names.map(fileOf));
    },
  };
}

async function keepNewest(files: readonly string[]): Promise<void> {
  const written = await Promise.all(files.map(async (file) => ({ file, at: await timeOf(file) })));
  const newestFirst = written.sort((a, b) => b.at - a.at);
  await Promise.all(newestFirst.slice(MAILS_MAX).map(({ file }) => rm(file, { force: true })));
}

/** When a file was written, in milliseconds; 0 if another call has removed it. */
async function timeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return 0;
    throw error;
  }
}

/** The message ids of a folder's mails; empty if nothing has been sent yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => /^[^.].*\.json$/.test(name)).map((name) => name.slice(0, -5));
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}
