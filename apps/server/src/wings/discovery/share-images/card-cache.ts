import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { createConcurrencyLimiter } from '../../../platform/rate-limits/concurrency-limiter.ts';
import { createDiskCache } from '../../../platform/files/disk-cache.ts';
import { isMissingFile } from '../../../platform/files/open-stored-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Card, CARD_DESIGN_VERSION } from './draw-card.ts';
import { renderCard } from './render-card.ts';

/** Limits of the images cached in memory, in bytes, and on disk, in files. */
const MEMORY_MAX_BYTES = 8 * 1024 * 1024;
const DISK_MAX_FILES = 5_000;
/** Counted for an image that is still being rendered, in bytes. */
const PENDING_BYTES = 64 * 1024;
/** Rendering occupies a core: one image at a time leaves the rest to other requests. */
const DRAWING = { atOnce: 1, waiting: 8 };

/** Everything that an image depends on. */
interface CardSource {
  readonly card: Card;
  /** Of the company's logo. */
  readonly logoKey: string | null;
}

/** Renders each image once and caches it under the hash of its content. */
export function createCardCache({ config, files, log }: Platform) {
  const folder = join(config.dataDir, 'cache', 'cards');
  const disk = createDiskCache({ folder, filesMax: DISK_MAX_FILES });
  const inTurn = createConcurrencyLimiter(DRAWING);
  const kept = new LRUCache<string, Promise<Buffer>>({
    maxSize: MEMORY_MAX_BYTES,
    sizeCalculation: () => PENDING_BYTES,
  });

  async function readOrDraw(name: string, { card, logoKey }: CardSource): Promise<Buffer> {
    const known = await disk.read(name);
    if (known) return known;
    const picture = await inTurn(async () =>
      renderCard(card, logoKey === null ? null : await readLogo(logoKey)),
    );
    // A full disk must not block the image.
    await disk.write(name, picture).catch((error: unknown) => {
      log.warn({ err: error }, 'could not cache a share image');
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
   * Concurrent requests for the same image share one rendering.
   * @throws {AppError} unavailable when the rendering queue is full
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
