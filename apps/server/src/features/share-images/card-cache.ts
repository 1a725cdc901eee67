import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { createConcurrencyLimiter } from '../../platform/rate-limits/concurrency-limiter.ts';
import { createDiskCache } from '../../platform/files/disk-cache.ts';
import { isMissingFile } from '../../platform/files/open-stored-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Card, CARD_DESIGN_VERSION } from './draw-card.ts';
import { renderCard } from './render-card.ts';

/** Drawn pictures kept in memory, in bytes, and on the disk. */
const KEPT_BYTES = 8 * 1024 * 1024;
const KEPT_ON_DISK = 5_000;
/** A picture that is still being drawn counts as an ordinary one, in bytes. */
const USUAL_BYTES = 64 * 1024;
/** Drawing takes a core for a moment: one picture at a time leaves the rest to everyone else. */
const DRAWING = { atOnce: 1, waiting: 8 };

/** What a picture is drawn from; nothing else changes it. */
interface CardSource {
  readonly card: Card;
  /** Of the company's logo. */
  readonly logoKey: string | null;
}

/** Draws each picture once, and keeps it under the hash of what it shows. */
export function createCardCache({ config, files, log }: Platform) {
  const folder = join(config.dataDir, 'cache', 'cards');
  const disk = createDiskCache({ folder, filesMax: KEPT_ON_DISK });
  const inTurn = createConcurrencyLimiter(DRAWING);
  const kept = new LRUCache<string, Promise<Buffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: () => USUAL_BYTES,
  });

  async function readOrDraw(name: string, { card, logoKey }: CardSource): Promise<Buffer> {
    const known = await disk.read(name);
    if (known) return known;
    const picture = await inTurn(async () =>
      renderCard(card, logoKey === null ? null : await readLogo(logoKey)),
    );
    // A disk without room is no reason to keep the picture back.
    await disk.write(name, picture).catch((error: unknown) => {
      log.warn({ err: error }, 'a share picture could not be kept');
    });
    return picture;
  }

  async function readLogo(key: string): Promise<Readable | null> {
    try {
      return await files.read(key);
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  /**
   * Whoever asks for the same picture at the same time waits for the same drawing.
   * @throws {AppError} unavailable where too many others are waiting to be drawn
   */
  return (source: CardSource): Promise<Buffer> => {
    const name = nameOf(source);
    const known = kept.get(name);
    if (known) return known;
    const picture = readOrDraw(name, source);
    kept.set(name, picture);
    picture.catch(() => kept.delete(name));
    return picture;
  };
}

function nameOf(source: CardSource): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([CARD_DESIGN_VERSION, source]))
    .digest('hex');
  return `${hash}.png`;
}
