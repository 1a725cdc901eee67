import { failureText } from '../../../platform/api/failure-text.ts';
import { randomKey } from '../../../platform/api/random-key.ts';
import type { VideoUpload } from './upload-video.ts';
import { UPLOAD_FAILED } from './video-file.ts';

/** A video queued for the portfolio. */
export interface QueuedVideo {
  /** Identifies it here and, as idempotency key, on the server. */
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much of it has been sent. */
  readonly percent: number;
  /** Why it failed, or ''. */
  readonly error: string;
}

/** Uploads videos one after the other; a failed one waits for a retry, the others continue. */
export class UploadQueue {
  readonly #send: (upload: VideoUpload) => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #items: readonly QueuedVideo[] = [];
  #sending: { readonly key: string; readonly controller: AbortController } | null = null;

  constructor(send: (upload: VideoUpload) => Promise<void>) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly read = () => this.#items;

  add(files: readonly File[]): void {
    const added = files.map((file) => ({ ...WAITING, key: randomKey(), file }));
    this.#publish([...this.#items, ...added]);
    this.#next();
  }

  retry(key: string): void {
    this.#change(key, WAITING);
    this.#next();
  }

  /** Removes a video, whether it is waiting, uploading or failed. */
  cancel(key: string): void {
    this.#publish(this.#items.filter((item) => item.key !== key));
    if (this.#sending?.key === key) this.#sending.controller.abort();
  }

  cancelAll(): void {
    this.#publish([]);
    this.#sending?.controller.abort();
  }

  #next(): void {
    const item = this.#items.find(({ state }) => state === 'waiting');
    if (this.#sending === null && item) void this.#sendOne(item);
  }

  async #sendOne({ key, file }: QueuedVideo): Promise<void> {
    const controller = new AbortController();
    this.#sending = { key, controller };
    this.#change(key, { state: 'sending' });
    try {
      await this.#send({
        file,
        idempotencyKey: key,
        signal: controller.signal,
        onProgress: (part) => {
          this.#change(key, { percent: part * 100 });
        },
      });
      this.#publish(this.#items.filter((item) => item.key !== key));
    } catch (error) {
      this.#change(key, { state: 'failed', error: failureText(error, UPLOAD_FAILED) });
    }
    this.#sending = null;
    this.#next();
  }

  #change(key: string, changes: Partial<QueuedVideo>): void {
    this.#publish(this.#items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }

  #publish(items: readonly QueuedVideo[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

const WAITING = { state: 'waiting', percent: 0, error: '' } as const;
